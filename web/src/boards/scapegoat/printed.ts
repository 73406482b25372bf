/** What is printed on the material of scapegoat. Made from src/jailbirds/games/scapegoat/material.py by `npm run protocol`. */

export interface Material {
  elements: string[];
  item_places: number;
  most_cash: number;
  most_stamina: number;
  most_guards: number;
  rooms: {
    [k: string]: Room;
  };
  cards: {
    [k: string]: string;
  };
}
export interface Room {
  rule: string;
  silver: Side;
  gold: Side;
}
/**
 * One side of a room: does its rule cost no action point, and which items does it hold?
 */
export interface Side {
  free: boolean;
  holds: string[];
}

export const PRINTED: Material = {
 "elements": [
  "A",
  "B",
  "C",
  "D",
  "E",
  "F"
 ],
 "item_places": 3,
 "most_cash": 3,
 "most_stamina": 3,
 "most_guards": 4,
 "rooms": {
  "chapel": {
   "rule": "SCG-51",
   "silver": {
    "free": false,
    "holds": []
   },
   "gold": {
    "free": false,
    "holds": []
   }
  },
  "radio_room": {
   "rule": "SCG-52",
   "silver": {
    "free": false,
    "holds": []
   },
   "gold": {
    "free": true,
    "holds": []
   }
  },
  "dining_hall": {
   "rule": "SCG-53",
   "silver": {
    "free": false,
    "holds": []
   },
   "gold": {
    "free": true,
    "holds": []
   }
  },
  "infirmary": {
   "rule": "SCG-54",
   "silver": {
    "free": false,
    "holds": [
     "drugs",
     "drugs",
     "drugs"
    ]
   },
   "gold": {
    "free": false,
    "holds": [
     "drugs",
     "drugs",
     "drugs"
    ]
   }
  },
  "exercise_yard": {
   "rule": "SCG-55",
   "silver": {
    "free": true,
    "holds": [
     "key",
     "knife",
     "clothes",
     "drugs",
     "tools"
    ]
   },
   "gold": {
    "free": false,
    "holds": [
     "key",
     "knife",
     "clothes",
     "drugs",
     "tools"
    ]
   }
  },
  "visiting_area": {
   "rule": "SCG-56",
   "silver": {
    "free": false,
    "holds": [
     "key",
     "knife",
     "clothes",
     "drugs",
     "tools"
    ]
   },
   "gold": {
    "free": false,
    "holds": [
     "key",
     "knife",
     "clothes",
     "drugs",
     "tools",
     "gun"
    ]
   }
  },
  "workshop": {
   "rule": "SCG-57",
   "silver": {
    "free": false,
    "holds": [
     "tools",
     "tools",
     "tools"
    ]
   },
   "gold": {
    "free": false,
    "holds": [
     "tools",
     "tools",
     "tools"
    ]
   }
  },
  "recreational_room": {
   "rule": "SCG-58",
   "silver": {
    "free": false,
    "holds": []
   },
   "gold": {
    "free": true,
    "holds": []
   }
  },
  "cell_block": {
   "rule": "SCG-59",
   "silver": {
    "free": false,
    "holds": [
     "knife",
     "knife",
     "knife"
    ]
   },
   "gold": {
    "free": false,
    "holds": [
     "knife",
     "knife",
     "knife"
    ]
   }
  },
  "laundry_room": {
   "rule": "SCG-60",
   "silver": {
    "free": false,
    "holds": [
     "clothes",
     "clothes",
     "clothes"
    ]
   },
   "gold": {
    "free": false,
    "holds": [
     "clothes",
     "clothes",
     "clothes"
    ]
   }
  },
  "guards_room": {
   "rule": "SCG-61",
   "silver": {
    "free": false,
    "holds": [
     "key",
     "key",
     "key"
    ]
   },
   "gold": {
    "free": false,
    "holds": [
     "key",
     "key",
     "key"
    ]
   }
  },
  "wardens_office": {
   "rule": "SCG-62",
   "silver": {
    "free": false,
    "holds": []
   },
   "gold": {
    "free": false,
    "holds": []
   }
  }
 },
 "cards": {
  "inform": "SCG-71",
  "shakedown": "SCG-72",
  "lock_down": "SCG-73",
  "transfer": "SCG-74",
  "change_of_plan": "SCG-75",
  "rumour": "SCG-76",
  "pickpocket": "SCG-77",
  "protection_money": "SCG-78",
  "work_detail": "SCG-79",
  "eyes_everywhere": "SCG-80",
  "forged_pass": "SCG-81"
 }
};
