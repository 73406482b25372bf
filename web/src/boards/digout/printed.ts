/** What is printed on the material of digout. Made from src/jailbirds/games/digout/material.py by `npm run protocol`. */

export interface Material {
  actions: number;
  cards: {
    [k: string]: Card;
  };
  piles: string[];
  recipes: {
    [k: string]: Recipe;
  };
  deals: {
    [k: string]: Deal;
  };
  gangs: {
    [k: string]: Gang;
  };
  faces: {
    [k: string]: number[];
  };
  michelle: {
    [k: string]: string[];
  };
}
export interface Card {
  kind: 'accessory' | 'action' | 'knife' | 'part' | 'tool' | 'valuable' | 'weapon';
  sells: number;
  points: number;
}
export interface Recipe {
  needs: string[];
  makes: string;
  count: number;
}
/**
 * What the yard sells; the price depends on who buys, and is in the view.
 */
export interface Deal {
  card: string;
  count: number;
}
export interface Gang {
  accessories: string[];
  needs: number;
}

export const PRINTED: Material = {
 "actions": 2,
 "cards": {
  "spoon": {
   "kind": "tool",
   "sells": 1,
   "points": 1
  },
  "pickaxe": {
   "kind": "tool",
   "sells": 3,
   "points": 3
  },
  "shovel": {
   "kind": "tool",
   "sells": 4,
   "points": 4
  },
  "knife": {
   "kind": "knife",
   "sells": 1,
   "points": 0
  },
  "razor": {
   "kind": "weapon",
   "sells": 1,
   "points": 0
  },
  "shard": {
   "kind": "weapon",
   "sells": 1,
   "points": 0
  },
  "padlock": {
   "kind": "weapon",
   "sells": 1,
   "points": 0
  },
  "cap": {
   "kind": "accessory",
   "sells": 1,
   "points": 0
  },
  "sunglasses": {
   "kind": "accessory",
   "sells": 1,
   "points": 0
  },
  "bandana": {
   "kind": "accessory",
   "sells": 1,
   "points": 0
  },
  "ring": {
   "kind": "accessory",
   "sells": 1,
   "points": 0
  },
  "boots": {
   "kind": "accessory",
   "sells": 1,
   "points": 0
  },
  "tattoo": {
   "kind": "accessory",
   "sells": 1,
   "points": 0
  },
  "pan": {
   "kind": "part",
   "sells": 1,
   "points": 0
  },
  "scissors": {
   "kind": "part",
   "sells": 1,
   "points": 0
  },
  "broomstick": {
   "kind": "part",
   "sells": 1,
   "points": 0
  },
  "tape": {
   "kind": "part",
   "sells": 1,
   "points": 0
  },
  "toothbrush": {
   "kind": "part",
   "sells": 1,
   "points": 0
  },
  "ambush": {
   "kind": "action",
   "sells": 1,
   "points": 0
  },
  "shakedown": {
   "kind": "action",
   "sells": 1,
   "points": 0
  },
  "parcel": {
   "kind": "action",
   "sells": 1,
   "points": 0
  },
  "master_key": {
   "kind": "action",
   "sells": 1,
   "points": 0
  },
  "snitch": {
   "kind": "action",
   "sells": 1,
   "points": 0
  },
  "light_fingers": {
   "kind": "action",
   "sells": 1,
   "points": 0
  },
  "inspection": {
   "kind": "action",
   "sells": 1,
   "points": 0
  },
  "night_nurse": {
   "kind": "action",
   "sells": 1,
   "points": 0
  },
  "phone": {
   "kind": "valuable",
   "sells": 4,
   "points": 0
  },
  "jewellery": {
   "kind": "valuable",
   "sells": 3,
   "points": 0
  },
  "pills": {
   "kind": "valuable",
   "sells": 3,
   "points": 0
  }
 },
 "piles": [
  "spoon",
  "pickaxe",
  "shovel",
  "knife"
 ],
 "recipes": {
  "shiv": {
   "needs": [
    "toothbrush",
    "tape"
   ],
   "makes": "knife",
   "count": 1
  },
  "sharpened_spoon": {
   "needs": [
    "razor",
    "spoon"
   ],
   "makes": "knife",
   "count": 2
  },
  "split_scissors": {
   "needs": [
    "scissors",
    "tape"
   ],
   "makes": "knife",
   "count": 2
  },
  "makeshift_pickaxe": {
   "needs": [
    "scissors",
    "broomstick",
    "tape"
   ],
   "makes": "pickaxe",
   "count": 1
  },
  "makeshift_shovel": {
   "needs": [
    "pan",
    "broomstick",
    "tape"
   ],
   "makes": "shovel",
   "count": 1
  }
 },
 "deals": {
  "knife": {
   "card": "knife",
   "count": 1
  },
  "two_knives": {
   "card": "knife",
   "count": 2
  },
  "pickaxe": {
   "card": "pickaxe",
   "count": 1
  },
  "shovel": {
   "card": "shovel",
   "count": 1
  }
 },
 "gangs": {
  "crew": {
   "accessories": [
    "cap",
    "sunglasses",
    "bandana"
   ],
   "needs": 2
  },
  "cartel": {
   "accessories": [
    "sunglasses",
    "ring",
    "boots"
   ],
   "needs": 2
  },
  "bikers": {
   "accessories": [
    "bandana",
    "boots",
    "tattoo"
   ],
   "needs": 2
  },
  "bratva": {
   "accessories": [
    "cap",
    "ring",
    "tattoo"
   ],
   "needs": 2
  },
  "triad": {
   "accessories": [
    "cap",
    "sunglasses",
    "bandana",
    "ring",
    "boots",
    "tattoo"
   ],
   "needs": 3
  },
  "rainbow": {
   "accessories": [
    "cap",
    "sunglasses",
    "bandana",
    "ring",
    "boots",
    "tattoo"
   ],
   "needs": 3
  }
 },
 "faces": {
  "cells": [
   1,
   2,
   3
  ],
  "dining": [
   1,
   4
  ],
  "showers": [
   3,
   5
  ],
  "infirmary": [
   2,
   6
  ],
  "yard": [
   4,
   5,
   6
  ],
  "solitary": [],
  "block_a": [
   1,
   2,
   3
  ],
  "block_b": [
   1,
   2,
   3
  ]
 },
 "michelle": {
  "no_knife": [],
  "wants_spoon": [
   "spoon"
  ],
  "wants_spoon_or_pickaxe": [
   "spoon",
   "pickaxe"
  ],
  "wants_pickaxe_or_shovel": [
   "pickaxe",
   "shovel"
  ],
  "wants_any_tool": [
   "spoon",
   "pickaxe",
   "shovel"
  ]
 }
};
