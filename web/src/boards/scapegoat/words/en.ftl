### What only the board of The Scapegoat says: rules of rooms in a few words, trays and ballots, and
### what screen readers read.

scapegoat-board = The prison: twelve rooms, the desk below, and everybody’s sheet
scapegoat-desk = What is being dealt with
scapegoat-race = Elements of the plan
scapegoat-elements =
    { $count ->
        [one] { $count } element of the plan
       *[other] { $count } elements of the plan
    }

## Rooms

scapegoat-rule-chapel-silver = Bin someone’s blackmail card, unseen
scapegoat-rule-chapel-gold = Pay: take someone’s blackmail card, unseen
scapegoat-rule-radio_room-silver = Move two guards anywhere
scapegoat-rule-radio_room-gold = Move one guard anywhere
scapegoat-rule-dining_hall-silver = Gain up to 3 stamina
scapegoat-rule-dining_hall-gold = Gain 1 stamina
scapegoat-rule-infirmary-silver = Take 1 drugs
scapegoat-rule-infirmary-gold = Pay: take 2 drugs
scapegoat-rule-exercise_yard-silver = Pay: take one item here
scapegoat-rule-exercise_yard-gold = Pay: take two items here
scapegoat-rule-visiting_area-silver = Take any one item here
scapegoat-rule-visiting_area-gold = Pay: take the gun
scapegoat-rule-workshop-silver = Take 1 tools
scapegoat-rule-workshop-gold = Pay: take 2 tools
scapegoat-rule-recreational_room-silver = Gain up to 2 cash
scapegoat-rule-recreational_room-gold = Gain 1 cash
scapegoat-rule-cell_block-silver = Take 1 knife
scapegoat-rule-cell_block-gold = Pay: take 2 knives
scapegoat-rule-laundry_room-silver = Take 1 clothes
scapegoat-rule-laundry_room-gold = Pay: take 2 clothes
scapegoat-rule-guards_room-silver = Take 1 key
scapegoat-rule-guards_room-gold = Pay: take 2 keys
scapegoat-rule-wardens_office-silver = Draw a blackmail card
scapegoat-rule-wardens_office-gold = Pay: draw 3 blackmail cards, keep 1
scapegoat-free = free
scapegoat-ap = { $count } AP
scapegoat-room =
    { $side ->
        [gold] { $room }, gold side: { $rule }.
       *[silver] { $room }, silver side: { $rule }.
    }
scapegoat-guards =
    { $count ->
        [0] No guards.
        [one] { $count } guard.
       *[other] { $count } guards.
    }
scapegoat-watched = Counts one guard more this round.
scapegoat-locked = Locked for this round.
scapegoat-lies = Here lie: { $items }.
scapegoat-task =
    { $prisoners ->
        [one] Task “{ $task }” for element { $element }: { $items }; { $prisoners } prisoner; guards at most { $guards }.
       *[other] Task “{ $task }” for element { $element }: { $items }; { $prisoners } prisoners; guards at most { $guards }.
    }
scapegoat-here = Here: { $names }.

## The line at the top

scapegoat-guards-of = { $count } guards in the prison. With { $most } here, the next one is the end of you all.
scapegoat-tasks-left = Task cards left: { $count }
scapegoat-cards-left = Blackmail cards left: { $count }. Used: { $used }
scapegoat-plan-empty = Nobody has done anything for the plan yet.
scapegoat-indispensable =
    { $count ->
        [one] Indispensable now: { $who }.
       *[other] Indispensable now: { $who }.
    }
scapegoat-nobody-needed = Nobody is indispensable now.
scapegoat-missing = Still missing: { $elements }.
scapegoat-spared = { $player } takes the blame and could be left behind.

## Sheets

scapegoat-is-goat = Scapegoat, bonus { $bonus }
scapegoat-tag-goat = goat +{ $bonus }
scapegoat-needed = Indispensable: the others lack something
scapegoat-has-elements =
    { $count ->
        [0] No elements
       *[other] Elements { $elements }
    }
scapegoat-has =
    { $count ->
        [0] No items; cash { $cash }, stamina { $stamina }
       *[other] Items: { $items }; cash { $cash }, stamina { $stamina }
    }
scapegoat-cards =
    { $count ->
        [0] No blackmail cards
        [one] { $count } blackmail card
       *[other] { $count } blackmail cards
    }
scapegoat-voted-for = Voted for { $player }
scapegoat-less = { $count } action point less this round
scapegoat-gain-marks = marks { $element }
scapegoat-gain-draws = marks … ?
scapegoat-gain-nothing = nothing
scapegoat-free-now = free
scapegoat-stays = stays behind

## A turn

scapegoat-points =
    { $count ->
        [one] { $count } action point left
       *[other] { $count } action points left
    }
scapegoat-bribed =
    { $count ->
        [one] { $count } looks away
       *[other] { $count } look away
    }
scapegoat-riot = Riot: pull a guard into your room
scapegoat-riot-short = Riot
scapegoat-bribe-short = Bribe
scapegoat-push-short = Stamina
scapegoat-end-short = End turn
scapegoat-riot-from = Which room does the guard come from?
scapegoat-costs =
    { $count ->
        [0] Costs no action point.
        [one] Costs { $count } action point.
       *[other] { $watched ->
            [yes] Costs { $count } action points: two guards are watching.
           *[no] Costs { $count } action points.
        }
    }
scapegoat-if-bribed =
    { $guards ->
        [0] Costs 1 cash. Then no guard counts here.
        [one] Costs 1 cash. Then only { $guards } guard counts here.
       *[other] Costs 1 cash. Then { $guards } guards count here.
    }
scapegoat-if-pushed = 1 stamina becomes 1 action point.
scapegoat-pays = You mark { $element }. Then a card is drawn, and its element goes to { $others }. { $goat } takes the blame and gets nothing.
scapegoat-pressure =
    { $guards ->
        [0] No guard gets in the way here.
        [1] One guard alone does not get in the way.
        [2] Two guards are watching: all but moving and blackmail costs 1 more.
        [3] Three guards: only moving, blackmail and what is free.
       *[other] Four guards: nothing to do here but leave.
    }

## The vote

scapegoat-ballot = The vote
scapegoat-talk =
    { $you ->
        [yes] Talk it over. You call the vote.
       *[no] Talk it over. { $player } calls the vote.
    }
scapegoat-voting = Sealed: { $count } of { $of }. All are opened together.
scapegoat-tie =
    { $you ->
        [yes] A tie: you decide.
       *[no] A tie: { $player } decides.
    }
scapegoat-elected =
    { $you ->
        [yes] You take the blame: +{ $bonus } AP.
       *[no] { $player } takes the blame: +{ $bonus } AP.
    }

## Trays

scapegoat-gives =
    { $you ->
        [yes] You give
       *[no] { $player } gives
    }
scapegoat-wanted-of =
    { $you ->
        [yes] { $asker } needs this from you for the task
       *[no] { $asker } needs this from { $player } for the task
    }
scapegoat-nothing = nothing
scapegoat-no-more = nothing more to give
scapegoat-change = Clear the trays
scapegoat-building = { $player } is laying out an offer.
scapegoat-thinking = { $player } is thinking it over.

## The decision panel: headings, and what is enough to say under them

scapegoat-steal-from = Steal from { $player }
scapegoat-item-of = From { $player }
group-move = Move
group-riot = Riot: pull a guard here
group-put_back = Put an item back
group-play = Play a blackmail card
group-offer = Make an offer
group-pick_room = Rooms
group-take = Take
group-give = Give
group-ask = Ask for
short-move = { $room_name }
short-riot = from the { $room_name }
short-put_back = { $item_name }
short-play = { $card_name }
short-offer = to { $player }
short-steal = { $thing_name }
short-pick_item = { $item_name }
short-give = { $thing_name }
short-ask = { $thing_name }
