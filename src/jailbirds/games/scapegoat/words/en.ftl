### Alcatraz: The Scapegoat, in English.
### $you is "yes" where the player spoken of is the one who reads, else "no".
### $room_name, $to_name, $item_name, $thing_name, $card_name, $task_name, $side_name and
### $other_name (another player) are the names below.

title = Alcatraz: The Scapegoat
tagline = Work on one escape together, and vote every round who gets nothing out of it. One of you will stay behind.

## The rules in five lines

rules-goal = Collect the six elements of the plan, A to F, together. Then all escape but one, and that one should not be you.
rules-turn = Spend your action points: walk, use your room, steal, start a riot, carry out a task. Trading and bribing are free.
rules-twist = A task needs its items and enough prisoners in the room, and few guards. Whoever carries it out marks its element; the others get that of a card drawn.
rules-others = Every round you vote who is the scapegoat: more action points and blackmail, but no task and no element, whoever carries one out. A scapegoat the plan can do without stays behind.
rules-end = When some of you hold all six elements, it is over. The padlock marks whom the plan cannot do without. If the 21st guard comes before that, nobody gets out.

## The list of everything, below the rules

things-rooms = Rooms
things-items = Items, and where they lie
things-cards = Blackmail cards
things-tasks = Tasks
things-task =
    { $items }; { $prisoners ->
        [one] { $prisoners } prisoner
       *[other] { $prisoners } prisoners
    } in the room, { $guards ->
        [0] no guard there
        [one] at most { $guards } guard
       *[other] at most { $guards } guards
    }.

## At the end: what it is headed by

headline-won = You escaped
headline-lost = You stay behind
headline-told = { $winners } escaped
headline-nobody = Nobody got out

## Names: rooms

name-chapel = Chapel
name-radio_room = Radio Room
name-dining_hall = Dining Hall
name-infirmary = Infirmary
name-exercise_yard = Exercise Yard
name-visiting_area = Visiting Area
name-workshop = Workshop
name-recreational_room = Recreational Room
name-cell_block = Cell Block
name-laundry_room = Laundry Room
name-guards_room = Guard’s Room
name-wardens_office = Warden’s Office
name-silver = silver
name-gold = gold

## Names: what one can have

name-key = key
name-knife = knife
name-clothes = clothes
name-drugs = drugs
name-tools = tools
name-gun = gun
name-cash = cash

## Names: elements of the plan

name-A = A (riot)
name-B = B (tunnel)
name-C = C (hatch)
name-D = D (keys)
name-E = E (disguise)
name-F = F (hostage)

## Names: blackmail cards

name-inform = Inform
name-shakedown = Shakedown
name-lock_down = Lock-down
name-transfer = Transfer
name-change_of_plan = Change of plan
name-rumour = Rumour
name-pickpocket = Pickpocket
name-protection_money = Protection money
name-work_detail = Work detail
name-eyes_everywhere = Eyes everywhere
name-forged_pass = Forged pass

## Names: tasks

name-spread_a_rumour = Spread a rumour
name-make_a_duplicate_key = Make a duplicate key
name-stir_up_the_canteen = Stir up the canteen
name-set_the_laundry_on_fire = Set the laundry on fire
name-break_into_the_armoury = Break into the armoury
name-loosen_the_floor = Loosen the floor
name-hide_the_rubble = Hide the rubble
name-prop_up_the_tunnel = Prop up the tunnel
name-dig_under_the_wall = Dig under the wall
name-break_through_the_rock = Break through the rock
name-oil_the_hinges = Oil the hinges
name-find_the_shaft = Find the shaft
name-lift_the_grating = Lift the grating
name-cut_the_bars = Cut the bars
name-crawl_through_the_duct = Crawl through the duct
name-press_a_mould = Press a mould
name-copy_the_list_of_locks = Copy the list of locks
name-drug_the_night_watch = Drug the night watch
name-empty_the_key_cabinet = Empty the key cabinet
name-change_the_locks = Change the locks
name-dye_the_shirts = Dye the shirts
name-sew_on_the_badges = Sew on the badges
name-steal_a_uniform = Steal a uniform
name-forge_the_papers = Forge the papers
name-rehearse_the_patrol = Rehearse the patrol
name-shadow_the_chaplain = Shadow the chaplain
name-learn_the_rounds = Learn the rounds
name-lure_the_doctor = Lure the doctor
name-overpower_a_guard = Overpower a guard
name-lock_in_the_warden = Lock in the warden

## Names: tasks of a deck somebody typed in

name-own_task_1 = task card 1
name-own_task_2 = task card 2
name-own_task_3 = task card 3
name-own_task_4 = task card 4
name-own_task_5 = task card 5
name-own_task_6 = task card 6
name-own_task_7 = task card 7
name-own_task_8 = task card 8
name-own_task_9 = task card 9
name-own_task_10 = task card 10
name-own_task_11 = task card 11
name-own_task_12 = task card 12
name-own_task_13 = task card 13
name-own_task_14 = task card 14
name-own_task_15 = task card 15
name-own_task_16 = task card 16
name-own_task_17 = task card 17
name-own_task_18 = task card 18
name-own_task_19 = task card 19
name-own_task_20 = task card 20
name-own_task_21 = task card 21
name-own_task_22 = task card 22
name-own_task_23 = task card 23
name-own_task_24 = task card 24
name-own_task_25 = task card 25
name-own_task_26 = task card 26
name-own_task_27 = task card 27
name-own_task_28 = task card 28
name-own_task_29 = task card 29
name-own_task_30 = task card 30

## Labels

riot = RIOT
scapegoat = SCAPEGOAT
guards = GUARDS
points = ACTION POINTS
stamina = STAMINA
cash = CASH
plan = PLAN
round = ROUND
last-round = LAST ROUND

## What now

now-layout = The prison is being built.
now-side = Which sides of the rooms lie up?
now-first_guards = The first guards take their places.
now-lodge = Everybody is shown to a room.
now-draw = A task card is drawn.
now-spot = Where does the new task lie?
now-first_scapegoat = Who takes the blame first?
now-new_guard = A new guard arrives.
now-reward = What do the others get out of it?
now-deal = A blackmail card is drawn.
now-blind = A card is drawn blindly from a hand.
now-talk =
    { $you ->
        [yes] Talk it over, then call the vote: who will be the scapegoat?
       *[no] Time to talk. { $player } calls the vote.
    }
now-vote =
    { $you ->
        [yes] Vote: who shall be the scapegoat?
       *[no] { $player } has not voted yet.
    }
now-name =
    { $you ->
        [yes] A tie. You decide who will be the scapegoat.
       *[no] A tie. { $player } decides who will be the scapegoat.
    }
now-turn =
    { $you ->
        [yes] Your turn.
       *[no] It is { $player }’s turn.
    }
now-pay =
    { $you ->
        [yes] What do you pay with?
       *[no] { $player } is choosing what to pay with.
    }
now-place =
    { $you ->
        [yes] Which room does the item you pay go to?
       *[no] { $player } is choosing where the paid item goes.
    }
now-take =
    { $you ->
        [yes] Which item do you take?
       *[no] { $player } is choosing an item.
    }
now-pick_room =
    { $you ->
        [yes] Pick a room.
       *[no] { $player } is picking a room.
    }
now-pick_prisoner =
    { $you ->
        [yes] Pick a prisoner.
       *[no] { $player } is picking a prisoner.
    }
now-pick_item =
    { $you ->
        [yes] Pick an item.
       *[no] { $player } is picking an item.
    }
now-pick_card =
    { $you ->
        [yes] Which blackmail card is it to be?
       *[no] { $player } is choosing a blackmail card.
    }
now-keep =
    { $you ->
        [yes] Which of these blackmail cards do you keep?
       *[no] { $player } is looking at blackmail cards.
    }
now-drop =
    { $you ->
        [yes] Two cards are the limit: which one goes?
       *[no] { $player } has to discard a blackmail card.
    }
now-offer =
    { $you ->
        [yes] What do you give, and what do you ask for?
       *[no] { $player } is preparing an offer.
    }
now-answer =
    { $you ->
        [yes] An offer for you: do you accept?
       *[no] { $player } is thinking about an offer.
    }
now-gather =
    { $you ->
        [yes] Whose item is used for the task?
       *[no] { $player } is collecting the items for the task.
    }
now-consent =
    { $you ->
        [yes] Your items are wanted for the task: do you agree?
       *[no] { $player } is asked for items for the task.
    }
now-leave =
    { $you ->
        [yes] Who has to stay behind?
       *[no] { $player } says who has to stay behind.
    }
now-over = The game is over.

## What to do next

ask-talk = Talk it over in the chat, then call the vote.
ask-vote = Vote: tap whoever is to be the scapegoat.
ask-name = A tie, and you decide: tap the new scapegoat.
ask-turn = Tap a room to go there, or what you want to do where you are.
ask-turn-spent = No action points left: trade, bribe, spend stamina, or end your turn.
ask-pay = Choose what you pay with.
ask-place = Tap the room that the item you pay goes to.
ask-take = Tap the item that you take.
ask-take-second = You take this: { $item_name }. Now the second item.
ask-radio = Radio Room: which guard? Tap the room it leaves.
ask-radio-to = Radio Room: where does the guard from the { $room_name } go?
ask-radio-second = Radio Room: the second guard. Tap the room it leaves.
ask-inform = Inform: tap the room that the guards are to go to.
ask-inform-guard = Inform: tap the room that a guard leaves for the { $room_name }.
ask-inform-second = Inform: one more guard for the { $room_name }? Tap where it comes from, or stop.
ask-lock_down = Lock-down: tap the room that nobody may enter or leave.
ask-change_of_plan = Change of plan: tap the task that is to move.
ask-change_of_plan-to = Change of plan: tap the room the task from the { $room_name } goes to.
ask-rumour = Rumour: tap the task that goes under the stack.
ask-eyes_everywhere = Eyes everywhere: tap the room that counts one guard more.
ask-forged_pass = Forged pass: tap any room, and you are there.
ask-pick_card = Chapel: choose one of { $other_name }’s blackmail cards.
ask-chapel = Chapel: tap whose blackmail card you draw.
ask-transfer = Transfer: tap whoever has to go to the Cell Block.
ask-protection_money = Protection money: tap whoever pays you.
ask-work_detail = Work detail: tap whoever has 1 action point less.
ask-shakedown = Shakedown: { $other_name } puts something back. Choose what.
ask-pickpocket = Pickpocket: choose whose item you take.
ask-keep = Choose the blackmail card that you keep.
ask-drop = Too many blackmail cards: choose the one that goes.
ask-offer = A deal with { $other_name }: lay out what you give, and what you want.
ask-offer-send = More for { $other_name }, more for you, or make this offer?
ask-answer = { $other_name } offers you a deal. Look at the trays: agree or refuse.
ask-gather = The task needs this: { $item_name }. Choose whose is used.
ask-consent = { $other_name } wants to use your things for the task. Agree or refuse.
ask-leave = All is equal. Tap whoever has to stay behind.
pick-riot = Riot: tap the room the guard comes from.

## What for

goal-scapegoat = As scapegoat you carry out no task and get no element. Collect, trade and blackmail, so that they cannot do without you.
goal-scapegoat-blocked = Three guards stop you here: move, play a blackmail card, or bribe one of them.
goal-item =
    { $count ->
        [0] For { $element_name } you still need this: { $item_name }. It lies right here.
        [one] For { $element_name } you still need this: { $item_name }. The { $room_name } has it, next door.
       *[other] For { $element_name } you still need this: { $item_name }. The { $room_name } has it, { $count } rooms away.
    }
goal-cash = For { $element_name } you still need this: { $item_name }. It has to be paid for, so get cash first: { $room_name }.
goal-room =
    { $count ->
        [0] You have all for { $element_name }: the task is right here.
        [one] You have all for { $element_name }: the task is next door, in the { $room_name }.
       *[other] You have all for { $element_name }: the task is in the { $room_name }, { $count } rooms away.
    }
goal-people = All for { $element_name } is here, but the task needs { $count } prisoners in the room.
goal-guards =
    { $count ->
        [0] All for { $element_name } is here, but the task allows no guard. Get them out of here.
        [one] All for { $element_name } is here, but the task allows only { $count } guard. Get the rest out of here.
       *[other] All for { $element_name } is here, but the task allows only { $count } guards. Get the rest out of here.
    }
goal-here = All for { $element_name } is here: carry out the task!
goal-dear = What you need for { $element_name } is right here, but with these guards it costs more action points than you have.
goal-caught = Four guards around you: nothing works here but leaving.
goal-blocked = What you need for { $element_name } is right here, but three guards stop you: bribe one, or have one moved away.
goal-item-guards = For { $element_name } you still need this: { $item_name }. The { $room_name } has it, but too many guards stand there: { $guards }.
goal-item-shut = For { $element_name } you still need this: { $item_name }. Only the { $room_name } has it, and nobody gets in there now.
goal-full = For { $element_name } you still need this: { $item_name }. Your hands are full: first get rid of something it does not need ({ $thing_name }).
goal-bring = For { $element_name } this is still missing: { $item_name }. Your hands are full of what it needs, so somebody else has to bring it.
goal-owner = For { $element_name } you still need this: { $item_name }. None is left in the rooms, but { $other_name } has it: trade, or steal.
goal-shut = You have all for { $element_name }, but nobody gets into the { $room_name } now, where the task lies.
goal-room-guards =
    { $most ->
        [0] You have all for { $element_name }, but the task in the { $room_name } allows no guard, and { $guards ->
            [one] one stands there.
           *[other] { $guards } stand there.
        }
       *[other] You have all for { $element_name }, but too many guards stand at the task in the { $room_name }: { $guards }, where { $most } may.
    }
goal-room-people = You have all for { $element_name }, but the task in the { $room_name } needs { $prisoners } prisoners: take somebody along.

## The end is near

near-last = The last round! If the plan does not work now, the next guard is the end of you all.
near-guards = One more round after this one, then there are too many guards.
near-plan = One element more in the right hands could end the game: { $missing_name }.

## What speaks for an action, in hints

why-move-task = You have all for { $element_name }, and its task lies there.
why-move-item = For { $element_name } you still need this: { $item_name }. There it can be had.
why-move-way = That is the way to what you still need for { $element_name }.
why-move-guards = Too many guards stand here. There you can do something again.
why-move-cards = There you get a blackmail card: it counts when you are the scapegoat.
why-move-radio = From there you can move guards to where they do you no harm.
why-move-stamina = There you get stamina, and with it more action points when it counts.
why-move-cash = There you get cash: for bribes, and for rooms that have to be paid.
why-move-chapel = There somebody else loses a blackmail card before it hits you.
why-move-things = Something lies there to trade with, or to pay with later.
why-use-item = It brings what { $element_name } still lacks: { $item_name }.
why-use-spare = It brings something to trade with, or to pay with later.
why-use-cards = A blackmail card counts as soon as you are the scapegoat.
why-use-radio = Guards go where they do you no harm.
why-use-stamina = Stamina is an action point saved for when it counts.
why-use-cash = Cash pays for guards and for rooms, and you have a use for both.
why-use-chapel = Somebody else loses a blackmail card before it hits you.
why-riot-task = Then there are few enough guards for { $element_name }.
why-riot = Then a guard less stands in somebody’s way over there.
why-task = { $element_name } in your own hands makes it harder to do without you.
why-task-first = { $element_name } is what nobody else has: then they cannot do without you.
why-push-task = One more action point brings you on towards { $element_name }, and now is the time.
why-push = You have stamina to spare, and an action point is worth more now.
why-bribe-task = With a guard less in the way { $element_name } can be done.
why-bribe = With a guard less what you do here is cheaper, or possible at all.
why-vote = Of all of them { $other_name } is the one who can best be spared.
why-vote-alone = { $other_name } has something that nobody else has. As scapegoat, no more of it comes.
why-vote-ahead = { $other_name } has most of the plan already. As scapegoat, no more of it comes.
why-vote-close = { $other_name } is close to the next task. A scapegoat carries out none.
why-vote-cards = { $other_name } holds many blackmail cards: better they are used than kept for the end.
why-vote-again = { $other_name } is the scapegoat already: so nobody new gets in your way, and you stay free.
why-steal-need = For { $element_name } you still need this, and { $other_name } has it: { $thing_name }.
why-steal = What { $other_name } loses you gain, and it costs only this point.
why-play-threat = Somebody is close to a task, and the card holds them up.
why-play = Now the card does most; in your hand it does nothing.
why-chapel = What { $other_name } holds is most likely to hit you.
why-victim = { $other_name } is furthest along of all, and is held up by it.
why-guards = Here guards make the most difference.
why-gather = The task wants it, and you have it yourself.
why-gather-other = So { $other_name } gives it up for the task, and you keep yours.
why-victim-loses = Of all that can be had, { $other_name } misses this most.
why-trade = That helps both of you: { $other_name } gets along without it, you have a use for it.
why-consent = { $other_name } needs it for a task, and a task that is done brings you all further.
why-accept = What { $other_name } offers is worth more to you than what you give.
why-refuse-help = With your things { $other_name } would gain more than you.
why-refuse-need = You need it yourself for { $element_name }: { $thing_name }.
why-refuse = What { $other_name } offers is worth less to you than what you would give.
why-take = For { $element_name } you still need this: { $item_name }.
why-pay = Of all you have you miss this least.
why-put_back = Your hands are full: this makes room for what you need more.
why-call = All has been said: the longer you talk, the more they think of you.
why-done = One guard is enough for what it is meant for.
why-end = With the points you have left nothing more can be gained here.
why-end-spent = Your points are spent, and nothing free helps you further.

## Actions

action-lay = The next room is the { $room_name }
action-turn_up = It lies with its { $side_name } side up
action-guard = A guard takes a place: { $room_name }
action-lodge = The next prisoner starts here: { $room_name }
action-scapegoat = { $player } is the first scapegoat
action-draw = Task card { $task } is drawn
action-spot = The task lies here: { $room_name }
action-reward = Reward: task card { $task }
action-deal = The card drawn is “{ $card_name }”
action-blind = The card drawn blindly is “{ $card_name }”
action-call = Call the vote
action-vote =
    { $you ->
        [yes] Vote for yourself
       *[no] Vote for { $player }
    }
action-name =
    { $you ->
        [yes] Make yourself the scapegoat
       *[no] Make { $player } the scapegoat
    }
action-leave =
    { $you ->
        [yes] Stay behind yourself
       *[no] Leave { $player } behind
    }
action-move = Move: { $room_name }
action-use = Use the room
action-steal = Steal from { $player }: { $thing_name }
action-riot = Riot: pull a guard here from the { $room_name }
action-carry_out = Carry out the task
action-put_back = Put back: { $item_name }
action-play = Play “{ $card_name }”
action-bribe = Bribe a guard
action-push = Spend stamina for an action point
action-end = End the turn
action-offer = Make { $player } an offer
action-give = Give: { $thing_name }
action-ask = Ask for: { $thing_name }
action-send = Make this offer
action-accept = Agree
action-refuse = Refuse
action-pay = Pay with: { $thing_name }
action-take = Take: { $item_name }
action-pick_room = { $room_name }
action-pick_prisoner = { $player }
action-pick_card = “{ $card_name }”
action-pick_item = { $item_name }, from { $player }
action-keep = Keep “{ $card_name }”
action-drop = Discard “{ $card_name }”
action-done = One guard is enough
action-back = Cancel (costs nothing)
action-back-offer = Withdraw the offer
action-back-gather = Leave the task alone
grave-end = You still have action points.
grave-vote = It stays secret until all have voted. Then it counts, and nobody can change it any more.
talk-ready = I’m ready to vote
talk-ready-for = Ready to vote: { $who }

## Events

event-laid = Room { $cell } of the prison: { $room_name }.
event-turned_up = The { $room_name } lies with its { $side_name } side up.
event-lodged =
    { $you ->
        [yes] You start here: { $room_name }.
       *[no] { $player } starts here: { $room_name }.
    }
event-task_out = New task, { $element_name }: “{ $task_name }”. It lies in the { $room_name }.
event-task_under = “{ $task_name }” ({ $element }) goes under the stack.
event-guard_came =
    { $count ->
        [20] A guard takes a place in the { $room_name }, the 20th: this is the last round!
        [one] A guard takes a place in the { $room_name }. Now there is { $count } in the prison.
       *[other] A guard takes a place in the { $room_name }. Now there are { $count } in the prison.
    }
event-guard_moved = A guard walks from the { $room_name } to the { $to_name }.
event-overrun = Now the 21st guard would have to be placed: the prison is too well watched, and everybody has lost.
event-called =
    { $you ->
        [yes] You call the vote.
       *[no] { $player } calls the vote.
    }
event-voted =
    { $you ->
        [yes] You vote.
       *[no] { $player } has voted.
    }
event-ballot =
    { $you ->
        [yes] { $other_you ->
            [yes] You voted for yourself.
           *[no] You voted for { $other_name }.
        }
       *[no] { $other_you ->
            [yes] { $player } voted for you.
           *[no] { $player } voted for { $other_name }.
        }
    }
event-tied =
    { $you ->
        [yes] A tie: you decide.
       *[no] A tie: { $player } decides.
    }
event-elected =
    { $bonus ->
        [one] { $you ->
            [yes] You are the scapegoat: { $bonus } extra action point and blackmail, but no task and no element this round.
           *[no] { $player } is the scapegoat, with { $bonus } extra action point.
        }
       *[other] { $you ->
            [yes] You are the scapegoat again: { $bonus } extra action points and blackmail, but no task and no element this round.
           *[no] { $player } is the scapegoat again, with { $bonus } extra action points.
        }
    }
event-turn =
    { $points ->
        [one] { $you ->
            [yes] Your turn, with { $points } action point.
           *[no] It is { $player }’s turn, with { $points } action point.
        }
       *[other] { $you ->
            [yes] Your turn, with { $points } action points.
           *[no] It is { $player }’s turn, with { $points } action points.
        }
    }
event-moved =
    { $you ->
        [yes] You go here: { $room_name }.
       *[no] { $player } goes here: { $room_name }.
    }
event-used =
    { $you ->
        [yes] You use the { $room_name }.
       *[no] { $player } uses the { $room_name }.
    }
event-stole =
    { $you ->
        [yes] You take something from { $other_name }: { $thing_name }.
       *[no] { $other_you ->
            [yes] { $player } robs you: { $thing_name }.
           *[no] { $player } takes something from { $other_name }: { $thing_name }.
        }
    }
event-rioted =
    { $you ->
        [yes] You start a riot.
       *[no] { $player } starts a riot.
    }
event-returned =
    { $you ->
        [yes] You put something back: { $item_name } ({ $room_name }).
       *[no] { $player } puts something back: { $item_name } ({ $room_name }).
    }
event-spent =
    { $you ->
        [yes] You use something of { $other_name }’s for the task: { $item_name } (back to the { $room_name }).
       *[no] { $other_you ->
            [yes] { $player } uses something of yours for a task: { $item_name } (back to the { $room_name }).
           *[no] { $player } uses something of { $other_name }’s for a task: { $item_name } (back to the { $room_name }).
        }
    }
event-searched =
    { $you ->
        [yes] You search { $other_name }: { $item_name } (back to the { $room_name }).
       *[no] { $other_you ->
            [yes] { $player } searches you: { $item_name } (back to the { $room_name }).
           *[no] { $player } searches { $other_name }: { $item_name } (back to the { $room_name }).
        }
    }
event-paid =
    { $you ->
        [yes] You pay 1 cash.
       *[no] { $player } pays 1 cash.
    }
event-took =
    { $you ->
        [yes] You take something: { $item_name }.
       *[no] { $player } takes something: { $item_name }.
    }
event-stamina =
    { $you ->
        [yes] You gain { $count } stamina.
       *[no] { $player } gains { $count } stamina.
    }
event-cash =
    { $you ->
        [yes] You gain { $count } cash.
       *[no] { $player } gains { $count } cash.
    }
event-bribed =
    { $count ->
        [one] { $you ->
            [yes] You bribe a guard, who looks away for this turn.
           *[no] { $player } bribes a guard, who looks away for this turn.
        }
       *[other] { $you ->
            [yes] You bribe another guard; { $count } look away now.
           *[no] { $player } bribes another guard; { $count } look away now.
        }
    }
event-pushed =
    { $you ->
        [yes] You spend stamina for an action point.
       *[no] { $player } spends stamina for an action point.
    }
event-ended =
    { $you ->
        [yes] You end your turn.
       *[no] { $player } ends the turn.
    }
event-offered =
    { $you ->
        [yes] You make { $other_name } an offer.
       *[no] { $other_you ->
            [yes] { $player } makes you an offer.
           *[no] { $player } makes { $other_name } an offer.
        }
    }
event-gives =
    { $you ->
        [yes] You would give { $count } × { $thing_name }.
       *[no] { $player } would give { $count } × { $thing_name }.
    }
event-asks =
    { $you ->
        [yes] You want { $count } × { $thing_name }.
       *[no] { $player } wants { $count } × { $thing_name }.
    }
event-accepted =
    { $you ->
        [yes] You accept { $other_name }’s offer.
       *[no] { $other_you ->
            [yes] { $player } accepts your offer.
           *[no] { $player } accepts { $other_name }’s offer.
        }
    }
event-refused =
    { $you ->
        [yes] You say no to { $other_name }.
       *[no] { $other_you ->
            [yes] { $player } says no to you.
           *[no] { $player } says no to { $other_name }.
        }
    }
event-consent =
    { $you ->
        [yes] You ask { $other_name } for items for the task.
       *[no] { $other_you ->
            [yes] { $player } asks you for items for the task.
           *[no] { $player } asks { $other_name } for items for the task.
        }
    }
event-drew =
    { $you ->
        [yes] You draw a blackmail card ({ $count }).
       *[no] { $player } draws a blackmail card ({ $count }).
    }
event-shown =
    { $you ->
        [yes] You hold this card now, for all to see: “{ $card_name }”.
       *[no] { $player } holds this card now, for all to see: “{ $card_name }”.
    }
event-kept =
    { $you ->
        [yes] You keep one of them.
       *[no] { $player } keeps one of them.
    }
event-saw =
    { $you ->
        [yes] The card is “{ $card_name }”.
       *[no] { $player } sees the card: “{ $card_name }”.
    }
event-lost_card =
    { $you ->
        [yes] You draw a blackmail card from the hand of { $other_name }.
       *[no] { $other_you ->
            [yes] { $player } draws a blackmail card from your hand.
           *[no] { $player } draws a blackmail card from the hand of { $other_name }.
        }
    }
event-discarded =
    { $you ->
        [yes] A blackmail card of yours goes to the used pile: “{ $card_name }”.
       *[no] A blackmail card of { $player } goes to the used pile: “{ $card_name }”.
    }
event-reshuffled = The used blackmail cards are shuffled to make a new stack.
event-played =
    { $you ->
        [yes] You play a blackmail card: “{ $card_name }”.
       *[no] { $player } plays a blackmail card: “{ $card_name }”.
    }
event-locked = The { $room_name } is locked for the rest of this round.
event-watched = Eyes everywhere: the { $room_name } counts one guard more this round.
event-transferred =
    { $you ->
        [yes] You are transferred.
       *[no] { $player } is transferred.
    }
event-detailed =
    { $you ->
        [yes] You are sent to work: 1 action point less this round.
       *[no] { $player } is sent to work: 1 action point less this round.
    }
event-task_moved = The task “{ $task_name }” moves from the { $room_name } to the { $to_name }.
event-carried_out =
    { $you ->
        [yes] You carry out the task “{ $task_name }”.
       *[no] { $player } carries out the task “{ $task_name }”.
    }
event-marked =
    { $you ->
        [yes] You mark element { $element_name }.
       *[no] { $player } marks element { $element_name }.
    }
event-rewarded = The reward for all others but the scapegoat: element { $element_name }.
event-unrewarded = No task card is left: the others get nothing.
event-indispensable =
    { $you ->
        [yes] You are indispensable: nobody else has element { $element_name }.
       *[no] { $player } is indispensable: nobody else has element { $element_name }.
    }
event-said =
    { $you ->
        [yes] { $other_you ->
            [yes] You say that you stay yourself.
           *[no] You say: { $other_name } stays.
        }
       *[no] { $other_you ->
            [yes] { $player } says: you stay.
           *[no] { $player } says: { $other_name } stays.
        }
    }
event-undecided = Elements, cash, items and stamina: all equal.
event-stays =
    { $reason ->
        [scapegoat] { $you ->
            [yes] You stay behind: you are the scapegoat, and the plan works without you.
           *[no] { $player } stays behind: the scapegoat, and the plan works without them.
        }
        [only] { $you ->
            [yes] You stay behind: you are the only one the plan does not need.
           *[no] { $player } stays behind: the only one the plan does not need.
        }
        [elements] { $you ->
            [yes] You stay behind: of those the plan does not need, you have the fewest elements.
           *[no] { $player } stays behind: of those the plan does not need, with the fewest elements.
        }
        [cash] { $you ->
            [yes] You stay behind: equal in elements, but you have the least cash.
           *[no] { $player } stays behind: equal in elements, but with the least cash.
        }
        [items] { $you ->
            [yes] You stay behind: equal in elements and cash, but you have the fewest items.
           *[no] { $player } stays behind: equal in elements and cash, but with the fewest items.
        }
        [stamina] { $you ->
            [yes] You stay behind: equal in all else, but you have the least stamina.
           *[no] { $player } stays behind: equal in all else, but with the least stamina.
        }
       *[chosen] { $you ->
            [yes] You stay behind: the others have decided so.
           *[no] { $player } stays behind: the others have decided so.
        }
    }
event-escaped =
    { $you ->
        [yes] You escape!
       *[no] { $player } escapes!
    }

## How it ended. $winners is a list of names, $count how many they are.

ending-scapegoat =
    { $count ->
        [one] The plan works: { $winners } escapes, and the scapegoat stays behind.
       *[other] The plan works: { $winners } escape, and the scapegoat stays behind.
    }
ending-only =
    { $count ->
        [one] The plan works: { $winners } escapes; only one was not needed.
       *[other] The plan works: { $winners } escape, the scapegoat among them; only one was not needed.
    }
ending-elements =
    { $count ->
        [one] The plan works: { $winners } escapes; whoever had done least for it stays behind.
       *[other] The plan works: { $winners } escape; whoever had done least for it stays behind.
    }
ending-cash =
    { $count ->
        [one] The plan works: { $winners } escapes; the least cash decided who stays behind.
       *[other] The plan works: { $winners } escape; the least cash decided who stays behind.
    }
ending-items =
    { $count ->
        [one] The plan works: { $winners } escapes; the fewest items decided who stays behind.
       *[other] The plan works: { $winners } escape; the fewest items decided who stays behind.
    }
ending-stamina =
    { $count ->
        [one] The plan works: { $winners } escapes; the least stamina decided who stays behind.
       *[other] The plan works: { $winners } escape; the least stamina decided who stays behind.
    }
ending-chosen =
    { $count ->
        [one] The plan works: { $winners } escapes; all was equal, so it was decided who stays behind.
       *[other] The plan works: { $winners } escape; all was equal, so it was decided who stays behind.
    }
ending-all_escape =
    { $count ->
        [one] The plan works: { $winners } escapes.
       *[other] The plan works, and nothing decides who should stay behind: { $winners } all escape.
    }
ending-lost =
    { $lacking ->
        [0] Nobody got out: you had all six elements together, but could spare none of you when the 21st guard came.
        [one] Nobody got out: { $missing_name } was missing when the 21st guard came.
       *[other] Nobody got out: { $missing_name } were missing when the 21st guard came.
    }

## Options

option-edition = Edition
    .help = The German and the Polish rulebook differ in these: starting rooms, tasks at the start, the hand limit, ties of the vote, rooms with four guards, how long a bribe holds, whether bribes help with tasks, and where a paid item goes.
option-edition-de = German
option-edition-pl = Polish
option-layout = Layout
    .help = Where the rooms lie: at random, in the order of the rules, or in an order of your own.
option-layout-random = at random
option-layout-standard = in the order of the rules
option-layout-custom = your own
option-sides = Sides of the rooms
    .help = Silver is best for a first game. Gold rooms often ask for a payment and give more.
option-sides-silver = silver
option-sides-gold = gold
option-sides-random = at random
option-sides-custom = your own
option-guards = Guards at the start
    .help = Eight in the rulebook. Every guard fewer gives you a round more.
option-tie = Ties of the vote
    .help = On a tie the current scapegoat names anyone, or one of the tied, or has decided with the own ballot.
option-tie-edition = as in the edition
option-tie-anyone = names anyone
option-tie-tied = names one of the tied
option-tie-ballot = the own ballot decides
option-pool = Items of others
    .help = May a task use the items of everybody in the room, or are the owners asked?
option-pool-all = they count
option-pool-willing = the owners are asked
option-hand_limit = Hand limit
    .help = How many blackmail cards one may hold. The German edition says two, the Polish one names no limit.
option-hand_limit-edition = as in the edition
option-hand_limit-2 = two cards
option-hand_limit-none = no limit
option-blackmail_hands = Blackmail cards in hand
    .help = With open hands everybody sees them, and in the Chapel you choose the card.
option-blackmail_hands-hidden = hidden
option-blackmail_hands-open = open
option-offers = Offers in a turn
    .help = After three refused offers a turn has no more, and no exchange is simply undone. Or there is no limit.
option-offers-few = three refused ones
option-offers-free = no limit
option-undecided = Undecided end
    .help = If nothing decides who stays behind: do the others say, the scapegoat having the last word? Or do they vote, the scapegoat’s voice counting only if the others are even? Or does everybody escape?
option-undecided-scapegoat = the scapegoat has the last word
option-undecided-vote = the others vote
option-undecided-all_escape = everybody escapes
option-rooms = Order of the rooms
    .help = For a layout of your own: all twelve rooms, row by row.
option-gold = Gold sides
    .help = For sides of your own: the rooms that lie with the gold side up.
option-icons = Icons of the rooms
    .help = How many items of a kind a room holds, typed in from a box together with the task cards.
option-tasks = Task cards
    .help = Thirty cards typed in from a box, with their names if you like; without them the cards of the house are used.
    .element = letter
    .items = items
    .prisoners = prisoners it takes
    .guards = guards at most
    .name = name of the card, if you like

## Rules. The text, and under .no what is said to somebody whom the rule stops.

chapter-material = Material
chapter-setup = Setting up
chapter-guards = Phase 1: a new guard
chapter-vote = Phase 2: someone must be the scapegoat
chapter-turn = Phase 3: turns
chapter-plan = The plan
chapter-end = The end
chapter-rooms = The rooms
chapter-known = What is known, paying, taking
chapter-blackmail = Blackmail cards

SCG-01 = The prison has twelve rooms in three rows of four. Each room has a silver and a gold side. Rooms that touch, diagonally too, are adjacent.
SCG-02 = There are five keys, five knives, five clothes, five drugs and five tools, and one gun that can stand in for any item.
SCG-03 = At the start three items of a kind lie in their home room: drugs in the Infirmary, tools in the Workshop, knives in the Cell Block, clothes in the Laundry Room, keys in the Guard’s Room. One of each kind lies in the Exercise Yard and one in the Visiting Area. No room holds more than that. With its gold side up the Visiting Area also holds the gun; else the gun is not in the game.
    .ruling = (our ruling: how many items lie where, but for the drugs)
SCG-04 = Every prisoner has three places for items, up to 3 stamina and up to 3 cash. Both start at 0. Nobody can have more than there is room for.
    .no = There is no room for it: three items, 3 cash and 3 stamina are the limit.
    .ruling = (our ruling: how far stamina and cash go)
SCG-05 = There are eleven blackmail cards. In the German edition the hand limit is two: whoever gets a third one keeps two and puts one on the used pile. The Polish edition has no limit (since version 2). A table may agree on either. The used pile is shuffled only when a card has to be drawn and the stack is empty.
    .no = Two blackmail cards are the limit: one of yours has to go first, and nothing else is to be kept or discarded.
    .ruling = (our ruling: what happens to a third card, and when the used pile is shuffled)
SCG-06 = There are thirty task cards. Each has an element of the plan, A to F, and says which items, how many prisoners and at most how many guards it takes. There are 21 guards. Random rooms are drawn from all twelve each time.
SCG-07 = The layout of the rooms is random, or in the order of the rules, or your own. So are the sides: silver, gold, random or your own. Silver is best for a first game.
    .no = The prison is still being laid out, each room once.
    .ruling = (our ruling: the order of the rules as a layout)
SCG-08 = Eight guards take their places: twice, four different random rooms get one guard each. A table may agree on fewer.
    .no = The first guards are still being placed, in four different rooms each time.
    .ruling = (our ruling: that four rooms drawn together are different, and fewer guards)
SCG-09 = The prisoners start in random rooms. In the Polish edition these are all different.
    .no = The prisoners are still being shown to their rooms; in the Polish edition to different ones.
SCG-10 = Three tasks are laid on three different random rooms. In the Polish edition they have three different elements: a card whose element lies out already goes under the stack, and another one is drawn. In the German edition an element may lie out twice at the start.
    .no = The first tasks are still being laid out.
SCG-11 = A random player is the first scapegoat, with a bonus of 1. The first round begins with the turns.
    .no = The first scapegoat is still being drawn.
SCG-12 = From the second round on each round begins with a new guard in a random room. If there are four guards already, another room is drawn.
    .no = First a new guard arrives, in a random room with fewer than four guards.
SCG-13 = If the 21st guard would have to be placed, everybody loses at once. Twenty guards are still safe.
    .no = The game is over: the 21st guard would have to be placed, and everybody has lost.
SCG-14 = There are never more than four guards in a room, whatever moves them.
    .no = There are four guards already; a room has no space for more.
SCG-15 = Then everybody talks, openly, until the scapegoat of the last round calls the vote or two minutes are over. Agreements bind nobody.
    .no = Before the vote everybody talks, for two minutes at most; only the scapegoat calls it earlier.
SCG-16 = All vote secretly and at the same time, for anybody, themselves included. Nobody may abstain or change a ballot. The votes are revealed together.
    .no = When the vote has been called everybody votes once, for one of the players. A ballot cannot be changed.
SCG-17 = Whoever has the most votes is the new scapegoat. On a tie the current scapegoat decides: in the German edition he names anyone, himself included; in the Polish edition his own ballot decides. The table may agree on something else.
    .no = Only when the vote is tied does the current scapegoat decide who it will be; if agreed so, only among the tied.
SCG-18 = A new scapegoat has a bonus of 1 action point. Every further election in a row adds one, up to 3. A new scapegoat ends the old one’s bonus. The scapegoat carries out no task (SCG-26) and marks no element (SCG-38), but may do all else that others may.
SCG-19 = Beginning with the scapegoat everybody takes one turn, clockwise. You have 3 action points with three players, 2 with four; the scapegoat’s bonus comes on top. Points you do not use are lost.
    .no = Not enough action points left (two guards make most things cost 2), or it is not your turn, or nothing of the kind is under way.
SCG-20 = Guards in your room, less those you bribed, get in your way. With two, every action that costs a point costs one more; with three, no action that costs points is possible; moving and blackmail are not affected. With four you can do nothing but leave, not even what is free. In the Polish edition you can also play a blackmail card there.
    .no = Too many guards are watching you here: three leave you only moving, blackmail and what is free, four only the way out.
SCG-21 = Nobody can enter a room with four guards. Whoever is there when the fourth arrives can leave. Bribes do not matter for this.
    .no = Nobody gets into a room with four guards.
SCG-22 = Move, for 1 point: to an adjacent room.
    .no = That room is not next to yours.
SCG-23 = Use the rule of your room, for 1 point unless it is free. You can use each room once a turn, and only if it does something. Free rules are not hindered by two or three guards.
    .no = Each room can be used once a turn, and there is something to pick only while something is under way.
    .ruling = (our ruling: that it has to do something)
SCG-24 = Steal, for 1 point: one item or 1 cash from a prisoner in your room, once a turn.
    .no = You can steal once a turn, from another prisoner in your room who has it.
SCG-25 = Riot, for 1 point: pull one guard from an adjacent room into yours.
    .no = There is no guard to be pulled here: it takes one in a room next to yours.
SCG-26 = Carry out the task in your room, for 1 point. The scapegoat cannot.
    .no = The scapegoat carries out no task, and it takes a task in your room.
SCG-27 = Put one of your items back, for 1 point.
    .no = You have no such item.
SCG-28 = Play a blackmail card, for 1 point. Only the scapegoat can, and the card must be able to do something. Then it goes to the used pile. You may play a card you drew in this turn.
    .no = Only the scapegoat plays blackmail cards from the hand, and only those that can do something now.
    .ruling = (our ruling: that it has to do something, and a card just drawn)
SCG-29 = Trade is free: in your turn you may offer another prisoner in your room any items and cash for any of theirs, or ask for or give something for nothing. If they accept, it changes hands at once. Both need room for the result, and an empty offer is none. Blackmail cards are not traded. A turn allows at most three refused offers. Accepted ones are not limited, but the last exchange with somebody is not simply undone in the same turn (since version 2). A table may agree on offers without any limit.
    .no = An offer goes to another prisoner in your room, of things that are really there. It is neither empty nor like for like, and does not just undo your last exchange. Three refused ones a turn are the limit, unless agreed otherwise; before version 2 three accepted ones were, too.
    .ruling = (our ruling: only in your own turn, no blackmail cards, and the limits)
SCG-30 = Bribing is free: for 1 cash one guard in your room is ignored for the rest of your turn; in the German edition only while you stay in the room, in the Polish one also when you come back (since version 2). A bribe is for one guard: if a bribed guard leaves the room it is lost, and guards who come are not bribed (since version 2). Those who are not bribed leave first.
    .no = Bribing takes 1 cash and a guard in your room who is not bribed yet.
    .ruling = (our ruling: that it ends when you leave the room, and who leaves first)
SCG-31 = An item put back goes to its home room; if there is no place, to the Exercise Yard, and if there is none, to the Visiting Area. The gun goes to the Visiting Area. In the Polish edition you choose among these rooms when an item is a payment.
    .no = The item goes back to a room of its own that has a place for it.
SCG-32 = You may spend 1 stamina for 1 action point, once a turn.
    .no = It takes stamina, and works once a turn.
SCG-33 = You may end your turn at any time.
SCG-34 = A task takes at least the printed number of prisoners in its room. You and the scapegoat count.
    .no = Not enough prisoners are in the room for this task.
    .ruling = (our ruling: who counts)
SCG-35 = It allows at most the printed number of guards in the room. In the German edition bribes do not help; in the Polish one bribed guards do not count (since version 2).
    .no = Too many guards are in the room for this task. Bribes help only in the Polish edition.
SCG-36 = The prisoners in the room must have all its items together. You say whose items are used; nobody has to agree, unless the table wants the owners to be asked. The gun stands in for any one item. Used items are put back.
    .no = The prisoners in the room do not have all the items together, or these are not the ones that are needed.
    .ruling = (our ruling: that nobody has to agree)
SCG-37 = A task costs 1 action point, and 2 with two guards there who are not bribed.
SCG-38 = You mark the element of the task you carried out. Then a task card is drawn, and all others but the scapegoat mark its element. A mark one has already changes nothing. Both cards leave the game. If there is no card left, the others get nothing.
    .no = First the reward for the others is drawn.
    .ruling = (our ruling: if there is no card left)
SCG-39 = Then new tasks are drawn until three lie out, each on a random room without one. A card whose element lies out already goes under the stack. If no card fits, there are fewer tasks until one does.
    .no = First a new task is laid out.
    .ruling = (our ruling: if no card fits)
SCG-40 = Right after the marks: if some of you hold all six elements together, at least one player left out, the game ends, and all but exactly one escape.
SCG-41 = You are indispensable if the others together lack an element without you. A scapegoat who is not indispensable stays behind. On the board a padlock beside your elements says that you are.
SCG-42 = Else, if there is only one player who is not indispensable, that one stays. If there are more: whoever has the fewest elements, then the least cash, then the fewest items, then the least stamina.
SCG-43 = If that is still a tie, the players outside it say who of the tied stays. The scapegoat is always one of them, and decides if they disagree. A table may agree on a vote instead: then the scapegoat’s voice counts only if the others are even, or if there is no other (since version 2). Or everybody escapes, if agreed so.
    .no = Only when the escape ends in a tie do those outside it say who of the tied stays behind; nothing else is left to do then.
    .ruling = (our ruling: that the scapegoat decides, and how a vote is counted)
SCG-44 = All who escape have won. If there are too many guards, nobody has won, the scapegoat neither.
    .no = The game is over.

SCG-51 = Chapel. Silver: discard a blackmail card of another prisoner in any room, without looking. Gold: pay, and take one in the same way. If hands are open by agreement, you choose the card.
    .no = The Chapel takes another prisoner who has a blackmail card; the gold side also a payment.
    .ruling = (our ruling: without looking)
SCG-52 = Radio Room. Silver: move two different guards, one after the other, each from any room to another one. Gold, free: move one guard.
    .no = Pick a room with a guard, then another room for it. The second guard has to be a different one.
    .ruling = (our ruling: that each guard may go to another room)
SCG-53 = Dining Hall. Silver: gain up to 3 stamina. Gold, free: gain 1 stamina.
    .no = You cannot gain any more stamina.
SCG-54 = Infirmary. Silver: take one dose of drugs. Gold: pay, and take two doses.
    .no = No drugs lie here, or you have nothing to pay with.
SCG-55 = Exercise Yard. Silver, free: pay, and take an item that lies here. Gold: pay, and take two items that lie here.
    .no = Nothing lies here, or you have nothing to pay with.
SCG-56 = Visiting Area. Silver: take any item that lies here. Gold: pay, and take the gun.
    .no = What you want does not lie here, or you have nothing to pay with.
SCG-57 = Workshop. Silver: take one set of tools. Gold: pay, and take two sets.
    .no = No tools lie here, or you have nothing to pay with.
SCG-58 = Recreational Room. Silver: gain up to 2 cash. Gold, free: gain 1 cash.
    .no = You cannot gain any more cash.
SCG-59 = Cell Block. Silver: take 1 knife. Gold: pay, and take 2 knives.
    .no = No knife lies here, or you have nothing to pay with.
SCG-60 = Laundry Room. Silver: take one set of clothes. Gold: pay, and take two sets.
    .no = No clothes lie here, or you have nothing to pay with.
SCG-61 = Guard’s Room. Silver: take 1 key. Gold: pay, and take 2 keys.
    .no = No key lies here, or you have nothing to pay with.
SCG-62 = Warden’s Office. Silver: draw 1 blackmail card. Gold: pay, draw 3, keep one, and put the rest on the used pile.
    .no = In the Warden’s Office a card is being drawn or kept, or there is none to be had, or you have nothing to pay with.
SCG-63 = Everybody may know: items, cash, stamina, marks, how many blackmail cards one has, the used pile, the tasks that lie out, and votes once they are revealed. Secret are blackmail cards in hand, unless hands are open by agreement, the order of both stacks, and cards looked at in the Warden’s Office.
SCG-64 = To pay means to put back an item of your own, or to spend 1 cash, as you choose. The gun cannot be paid for the gun. You pay first, so the place that becomes free counts; you take what lay there before.
    .no = Pay with an item of your own or with 1 cash, when a room asks for it; not with the gun for the gun.
SCG-65 = You take as many as the rule says. If fewer lie there or fit, you take that many, but at least one.
    .no = It does not lie here to be taken.
    .ruling = (our ruling: where the room does not say so itself)

SCG-71 = Inform: move one or two guards into one room.
    .no = Pick the room first, then once or twice another room a guard comes from.
SCG-72 = Shakedown: every other prisoner in your room who has an item puts one back; you choose which.
    .no = Pick an item of the prisoner who is searched.
SCG-73 = Lock-down: for the rest of this round nobody enters or leaves a room of your choice. A room with four guards can still be left. A padlock on its sign says so.
    .no = The room is locked for the rest of this round.
SCG-74 = Transfer: another prisoner who is not there already is moved to the Cell Block, if it has fewer than four guards.
    .no = Pick another prisoner who is not in the Cell Block.
SCG-75 = Change of plan: a task moves to a room without one, of your choice.
    .no = Pick a room with a task, then one without.
SCG-76 = Rumour: a task goes under the stack, and a new one is drawn.
    .no = Pick a room with a task.
SCG-77 = Pickpocket: take an item from a prisoner in your room or next to it.
    .no = Pick an item of another prisoner in your room or next to it.
SCG-78 = Protection money: take up to 2 cash from a prisoner anywhere.
    .no = Pick another prisoner who has cash.
SCG-79 = Work detail: another prisoner who has not had a turn yet has 1 action point less this round.
    .no = Pick another prisoner who has not had a turn yet.
SCG-80 = Eyes everywhere: a room with fewer than four guards counts one guard more this round, for whoever acts or enters there and for tasks. That one can be neither bribed nor moved.
    .no = Pick a room with fewer than four guards that is not watched in this way already.
SCG-81 = Forged pass: move to any room with fewer than four guards, and gain 1 action point.
    .no = Pick another room.

## What bots say. `other` is whom they speak of; `level` is how they speak.

x-vote =
    { $other_you ->
        [yes] I’ll vote for you
       *[no] I’ll vote for { $other_name }
    }
remark-vote =
    { $level ->
        [mastermind] { $other_you ->
            [yes] You.
           *[no] { $other_name }.
        }
       *[other] { x-vote }.
    }
remark-vote-alone =
    { $other_you ->
        [yes] I’ll vote for you: you have what nobody else has.
       *[no] I’ll vote for { $other_name }, the only one with something the rest of us lack.
    }
remark-vote-ahead =
    { $other_you ->
        [yes] I’ll vote for you: you have enough of the plan already.
       *[no] I’ll vote for { $other_name }, who has enough of the plan already.
    }
remark-vote-close =
    { $other_you ->
        [yes] I’ll vote for you: you’re nearer to the next task than I like.
       *[no] I’ll vote for { $other_name }, who is nearer to the next task than I like.
    }
remark-vote-cards =
    { $other_you ->
        [yes] I’ll vote for you: what are you keeping those cards for?
       *[no] I’ll vote for { $other_name }. Too many cards in that hand.
    }
remark-vote-again =
    { $other_you ->
        [yes] You know the part by now. I’ll vote for you.
       *[no] { $other_name } knows the part by now. That’s my vote.
    }
remark-call =
    { $level ->
        [rookie] Are we done talking? Let’s vote!
        [mastermind] Ballots, please.
       *[other] Enough talk. Let’s vote.
    }
remark-name =
    { $other_you ->
        [yes] My decision, then: it’s you.
       *[no] My decision, then: { $other_name }.
    }
remark-elected =
    { $level ->
        [rookie] Me? What did I do?
        [mastermind] As you wish.
       *[other] So it’s me. I’ll remember who voted for that.
    }
remark-elected-again =
    { $level ->
        [rookie] Me again? That isn’t fair!
        [mastermind] You are making me strong.
       *[other] Me again. At least I get more done each time.
    }
remark-drawn =
    { $level ->
        [rookie] The lot falls on me? Oh no!
        [mastermind] Chance, then.
       *[other] So the lot falls on me. Somebody has to begin.
    }
remark-guards =
    { $count ->
        [0] Full house. One more guard and nobody gets out.
        [one] Room for one more guard. The one after that is the end of us all.
       *[other] Only { $count } more guards, then it’s over for all of us. Hurry up!
    }
remark-offer =
    { $other_you ->
        [yes] How about it: my { $gives_name } for your { $asks_name }?
       *[no] { $other_name }, how about it: my { $gives_name } for your { $asks_name }?
    }
remark-gift =
    { $other_you ->
        [yes] Take my { $gives_name }. It does more good with you.
       *[no] { $other_name }, take my { $gives_name }. It does more good with you.
    }
remark-wish =
    { $other_you ->
        [yes] Could you spare your { $asks_name }? I’d put it to good use.
       *[no] { $other_name }, could you spare your { $asks_name }? I’d put it to good use.
    }
remark-accept =
    { $level ->
        [rookie] Oh yes, gladly!
        [mastermind] Agreed.
       *[other] It’s a deal.
    }
remark-refuse =
    { $level ->
        [rookie] Hm, rather not.
        [mastermind] No.
       *[other] Not on those terms.
    }
remark-refuse-need = No, I need my { $thing_name } myself.
remark-refuse-help = Not with my things.
remark-refuse-scapegoat =
    { $level ->
        [rookie] I’m your scapegoat, and now you want my help?
       *[other] I’m the scapegoat. What’s in it for me?
    }
remark-help = Take it. It’s for all of us.
remark-task =
    { $level ->
        [mastermind] { $element_name }.
       *[other] That settles { $element_name } for me as well.
    }
remark-task-first =
    { $level ->
        [rookie] Look, { $element_name }! I’m the first!
       *[other] { $element_name }: nobody had that until now.
    }
remark-task-together = Put it all together, and { $element_name } is done.
remark-task-ask = May I use what you have here? It’s for { $element_name }.
remark-indispensable =
    { $other_you ->
        [yes] So you alone have { $element_name }. Noted.
       *[no] Watch out: { $other_name } alone has { $element_name } now.
    }
remark-dispensable =
    { $other_you ->
        [yes] I have { $element_name } too now. We could do without you.
       *[no] I have { $element_name } too now. We could do without { $other_name }.
    }
remark-steal =
    { $other_you ->
        [yes] I’ll hold on to your { $thing_name } for a while.
       *[no] { $other_name } won’t mind about the { $thing_name }.
    }
remark-blackmail =
    { $level ->
        [rookie] I’ve been waiting to try this one!
        [mastermind] Nothing personal.
       *[other] You have a scapegoat. This is what it costs you.
    }
remark-left =
    { $level ->
        [rookie] Hey, wait for me!
        [mastermind] Well played. I’ll be out by Tuesday.
       *[other] Go, then. Send me a postcard.
    }
remark-free =
    { $other_you ->
        [yes] Free! Sorry, somebody had to stay.
       *[no] Free! Sorry, { $other_name }, somebody had to stay.
    }
remark-lost =
    { $level ->
        [rookie] Where did all those guards come from?
       *[other] Too many guards. Nobody leaves tonight.
    }

## What bots answer in the chat. `hear-…` are beginnings of words that speak of something.

hear-vote = vot, ballot, scapegoat, blame
hear-trade = trad, offer, swap, exchang, deal, spare
remark-answer-name =
    { $level ->
        [rookie] Yes? What is it?
        [mastermind] I am listening.
       *[other] What do you want of me?
    }
remark-answer-vote =
    { $level ->
        [rookie] I’m not saying yet. You’ll see!
        [mastermind] Wait and see.
       *[other] You’ll see when the envelopes are opened.
    }
remark-answer-sealed = My vote is in, and it stays sealed until all are.
remark-answer-voted =
    { $other_you ->
        [yes] I voted for you.
       *[no] I voted for { $other_name }.
    }
remark-answer-need = I’m looking for this: { $thing_name }. Make me an offer.
remark-answer-nothing = Right now I need nothing for a task. Make me an offer all the same.

## The first lesson, step by step

lesson-goal = Collect the elements A to F together, and all of you escape but one. See to it that the one left behind is not you.
lesson-use = You have three action points. Every room has its use, once a turn: use the laundry and take clothes.
lesson-move = The task in the Chapel wants a key, clothes, and no guard there. A step to any room around yours, diagonally too, costs 1 point: go there.
lesson-task = What the prisoners in this room carry counts, yours or not. Carry out the task!
lesson-marked = A is yours. A card drawn gives its element to the others, not to the scapegoat with the horns. A padlock marks whom the plan needs.
lesson-turn = Points you do not use are lost. End your turn and watch what the others do.
lesson-robbed = Robbed! Once a turn one may take a thing from somebody in the same room. You can vote for the thief next.
lesson-vote = Each round a guard comes; with the 21st you have all lost. Then you vote in secret: the scapegoat gets points, but no element. Tap somebody!
lesson-counted = Most votes decide; on a tie the scapegoat until now does. Everybody sees who voted for whom.
lesson-blackmail = The scapegoat may carry out no task and gets no element, but walks, trades and steals, and alone plays blackmail cards.
lesson-trade = You share a room: make an offer. Give something, ask for something, or both. It costs no point, and the other must agree.
lesson-riot = A guard too many where you want to work? A riot pulls one out of a room next door, into yours.
lesson-bribe = Two guards here make all dearer, three stop you. For 1 cash one looks away this turn.
lesson-end = Once you have A to F even without one of you, it is over. The scapegoat stays, unless you lack an element without them. Play on!

## The board in the browser: what only it says, to read or to hear

scapegoat-board = The prison: twelve rooms, the desk below, and everybody’s sheet
scapegoat-desk = What is being dealt with
scapegoat-race = Elements of the plan
scapegoat-elements =
    { $count ->
        [one] { $count } element of the plan
       *[other] { $count } elements of the plan
    }

## On the board: rooms

scapegoat-rule-chapel-silver = Bin someone’s blackmail card
scapegoat-rule-chapel-gold = Pay: take someone’s blackmail card
scapegoat-rule-radio_room-silver = Move two guards anywhere
scapegoat-rule-radio_room-gold = Move one guard anywhere
scapegoat-rule-dining_hall-silver = Gain up to 3 stamina
scapegoat-rule-dining_hall-gold = Gain 1 stamina
scapegoat-rule-infirmary-silver = Take a dose of drugs
scapegoat-rule-infirmary-gold = Pay: take two doses of drugs
scapegoat-rule-exercise_yard-silver = Pay: take one item here
scapegoat-rule-exercise_yard-gold = Pay: take two items here
scapegoat-rule-visiting_area-silver = Take any one item here
scapegoat-rule-visiting_area-gold = Pay: take the gun
scapegoat-rule-workshop-silver = Take a set of tools
scapegoat-rule-workshop-gold = Pay: take two sets of tools
scapegoat-rule-recreational_room-silver = Gain up to 2 cash
scapegoat-rule-recreational_room-gold = Gain 1 cash
scapegoat-rule-cell_block-silver = Take 1 knife
scapegoat-rule-cell_block-gold = Pay: take 2 knives
scapegoat-rule-laundry_room-silver = Take a set of clothes
scapegoat-rule-laundry_room-gold = Pay: take two sets of clothes
scapegoat-rule-guards_room-silver = Take 1 key
scapegoat-rule-guards_room-gold = Pay: take 2 keys
scapegoat-rule-wardens_office-silver = Draw a blackmail card
scapegoat-rule-wardens_office-gold = Pay: draw 3 blackmail cards, keep 1
scapegoat-ap = { $count } AP
scapegoat-paying = To pay: put back an item of yours, or spend 1 cash.
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
scapegoat-locked = Locked for this round: nobody gets in or out.
scapegoat-bar = The bar among the guards: for the task there may be no more.
scapegoat-lies = Here lie: { $items }.
scapegoat-task =
    { $prisoners ->
        [one] Task “{ $task }” for element { $element }: { $items }; { $prisoners } prisoner; guards at most { $guards }.
       *[other] Task “{ $task }” for element { $element }: { $items }; { $prisoners } prisoners; guards at most { $guards }.
    }
scapegoat-here = Here: { $names }.

## On the board: the line at the top

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

## On the board: sheets

scapegoat-is-goat = Scapegoat, bonus { $bonus }: carries out no task, gets no element
scapegoat-tag-goat = goat +{ $bonus }
scapegoat-needed = The padlock: indispensable. Without this one the others lack an element
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
scapegoat-voted-for =
    { $you ->
        [yes] Voted for you
       *[no] Voted for { $player }
    }
scapegoat-less = { $count } action point less this round
scapegoat-gain-marks = marks { $element }
scapegoat-gain-draws = marks … ?
scapegoat-gain-nothing = nothing
scapegoat-free-now = free
scapegoat-stays = stays behind

## On the board: a turn

scapegoat-points =
    { $count ->
        [one] { $count } action point left
       *[other] { $count } action points left
    }
scapegoat-points-common = Everybody has { $count } action points a turn when { $players } play.
scapegoat-points-bonus = The scapegoat gets { $count } more: one for every election in a row, three at most.
scapegoat-points-less = A work detail takes { $count } away this round.
scapegoat-bribed =
    { $count ->
        [one] { $count } looks away
       *[other] { $count } look away
    }
scapegoat-riot-short = Riot
scapegoat-bribe-short = Bribe
scapegoat-push-short = Stamina
scapegoat-end-short = End turn
scapegoat-riot-what = Pull a guard from a room next door into yours.
scapegoat-bribe-what = For 1 cash one guard in your room looks away, for this turn and while you stay.
scapegoat-push-what = Turn 1 stamina into 1 action point, once a turn.
scapegoat-end-what = The next one plays. Action points you have left are lost.
scapegoat-price-bribe = 1 cash
scapegoat-price-push = 1 stamina
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

## On the board: the vote

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

## On the board: trays

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
scapegoat-sealed = vote is in
scapegoat-unsealed = still thinking
scapegoat-building = { $player } is laying out an offer.
scapegoat-thinking = { $player } is thinking it over.

## On the board: the decision panel: headings, and what is enough to say under them

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

## On the board: rooms where there is little space

scapegoat-name-chapel = Chapel
scapegoat-name-radio_room = Radio Room
scapegoat-name-dining_hall = Dining Hall
scapegoat-name-infirmary = Infirmary
scapegoat-name-exercise_yard = Yard
scapegoat-name-visiting_area = Visiting
scapegoat-name-workshop = Workshop
scapegoat-name-recreational_room = Recreation
scapegoat-name-cell_block = Cell Block
scapegoat-name-laundry_room = Laundry
scapegoat-name-guards_room = Guards
scapegoat-name-wardens_office = Warden
scapegoat-missing-short = needs { $elements }

## On the board: the vote is opened, and what came of something is stamped on it

scapegoat-who = Who takes the blame?
scapegoat-opening =
    { $you ->
        [yes] Your envelope …
       *[no] { $player }’s envelope …
    }
scapegoat-stake-one-more =
    { $you ->
        [yes] One more vote and you are the scapegoat.
       *[no] One more vote and { $player } is the scapegoat.
    }
scapegoat-stake-tie =
    { $you ->
        [yes] A vote for you makes it a tie, and { $other_you ->
            [yes] you decide, the goat until now
           *[no] { $other_name } decides, the goat until now
        }.
       *[no] A vote for { $player } makes it a tie, and { $other_you ->
            [yes] you decide, the goat until now
           *[no] { $other_name } decides, the goat until now
        }.
    }
scapegoat-stake-between =
    { $you ->
        [yes] It decides between you and { $names }.
       *[no] It decides between { $names }.
    }
scapegoat-stake-settled =
    { $you ->
        [yes] It is you already, whatever it says.
       *[no] It is { $player } already, whatever it says.
    }
scapegoat-open-all = Tap to open all at once
scapegoat-tie-ballot = A tie: the ballot of the scapegoat until now decides.
scapegoat-sheet = The sheet
scapegoat-stamp-refused = refused
scapegoat-stamp-deal = deal
scapegoat-stamp-robbed = robbed
scapegoat-stamp-less = −1 AP
scapegoat-stamp-done = done

## On the board: blackmail cards in a few words

scapegoat-card-inform = Move 1 or 2 guards into one room
scapegoat-card-shakedown = Everyone else here puts an item back
scapegoat-card-lock_down = Nobody enters or leaves a room
scapegoat-card-transfer = Send a prisoner to the Cell Block
scapegoat-card-change_of_plan = Move a task to another room
scapegoat-card-rumour = Swap a task for a new one
scapegoat-card-pickpocket = Take an item, here or next door
scapegoat-card-protection_money = Take up to 2 cash from someone
scapegoat-card-work_detail = A prisoner has 1 AP less
scapegoat-card-eyes_everywhere = A room counts 1 guard more
scapegoat-card-forged_pass = Go to any room, and 1 AP more
