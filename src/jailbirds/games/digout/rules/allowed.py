"""Who acts, and what they may do: a line for each block of actions, asking its chapter."""

from jailbirds.games.digout.actions import (
    ACCEPT,
    AGAIN,
    BID,
    BUY,
    CHARGE,
    COMPLY,
    CRAFT,
    DECLINE,
    DIG,
    DISCARD,
    DONE,
    END,
    EXTORT,
    FIGHT_BACK,
    FIRST_OF_PLAYERS,
    GIVE,
    GO,
    HEAL,
    JOIN_GANG,
    LAY,
    LEAD_FIGURE,
    PAY,
    PICK,
    PLAY,
    REFUSE,
    REVEAL,
    ROB,
    SEARCH,
    SELL_CARD,
    SNEAK,
    STEAL,
    SWAP,
    TAKE_PRIZE,
    TARGET_SEAT,
    TRADE_WITH,
    VISIT,
    WALK_ON,
)
from jailbirds.games.digout.rules.cards import weapons
from jailbirds.games.digout.rules.chance import legal_outcomes, weight
from jailbirds.games.digout.rules.crafting import check_craft
from jailbirds.games.digout.rules.digging import (
    check_dig,
    check_heal,
    check_steal,
)
from jailbirds.games.digout.rules.extortion import (
    asked,
    can_be_extorted,
    check_comply,
    check_extort,
    check_rob,
    check_weapon,
)
from jailbirds.games.digout.rules.gangs import check_join, check_pay
from jailbirds.games.digout.rules.michelle import (
    check_give,
    check_lead_to,
)
from jailbirds.games.digout.rules.moving import (
    check_again,
    check_go,
    check_sneak,
    check_visit,
    check_walk,
)
from jailbirds.games.digout.rules.pasts import check_reveal
from jailbirds.games.digout.rules.playing import (
    asked_effect,
    check_pick,
    check_play,
    check_trip,
    check_victim,
    next_purged,
)
from jailbirds.games.digout.rules.searching import check_search
from jailbirds.games.digout.rules.teams import (
    check_bid,
    check_charge,
    check_laid_enough,
    check_lay,
    check_swap,
    check_trade,
)
from jailbirds.games.digout.rules.trading import check_buy, check_sell
from jailbirds.games.digout.state import (
    ACT,
    ANSWER,
    BRAWL,
    CARD,
    DIG_05,
    DIG_06,
    DIG_07,
    DIG_09,
    DIG_10,
    DIG_11,
    DIG_12,
    DIG_14,
    DIG_16,
    DIG_17,
    DIG_19,
    DIG_20,
    DIG_21,
    DIG_27,
    DIG_31,
    DIG_33,
    DIG_34,
    DIG_35,
    DIG_38,
    DIG_39,
    DIG_41,
    EXTORTED,
    FIGHT,
    FIGURE,
    JOIN,
    KNIFE,
    LEAD,
    LIMIT,
    OVER,
    PEEK,
    PENALTY,
    PRIZE,
    PURGE,
    RETURN,
    SELL,
    SPOILS,
    TARGET,
    TEAM_TUNNEL,
    THREAT,
    TIME_UP,
    TOOLS,
    TRADE,
    TRIP,
    WALK,
    WEAPONS,
)
from jailbirds.kernel.rule import CHANCE, rule

# The rule that says what has to be done in a phase, for whatever does not belong there
PHASE_RULE = (
    *(DIG_09, DIG_06, DIG_07, DIG_05, DIG_17, DIG_21, DIG_34, DIG_14, DIG_31, DIG_33),
    *(DIG_11, DIG_14, DIG_16, DIG_17, DIG_17, DIG_17, DIG_17, DIG_27),
    *(DIG_19, DIG_20, DIG_38, DIG_31, DIG_31, DIG_33, DIG_33, DIG_34, DIG_33),
    *(DIG_12, DIG_39, DIG_39, DIG_39, DIG_10),
)
NOT_MINE = -1  # of a chapter that has nothing to say to an action


# --- who acts


@rule
def actors(s):
    """One at a time: chance, whose turn it is, or who has to answer."""
    if s.phase == OVER:
        return 0
    if s.phase <= CARD:
        return 1 << CHANCE
    return 1 << player_to_act(s)


@rule
def player_to_act(s):
    if s.phase in (THREAT, FIGHT):
        return asked(s)
    if s.phase == SPOILS:
        return s.taker - 1
    if EXTORTED <= s.phase <= PRIZE:
        return s.figure_victim - 1
    if s.phase in (ANSWER, RETURN):
        return s.partner - 1
    if s.phase == PURGE:
        return next_purged(s)
    return s.seat + 0


# --- what is allowed


@rule
def check(s, seat, action):
    """0, or the number of the rule that forbids the action."""
    if s.phase == OVER:
        if s.ended == TIME_UP:
            return DIG_41
        return DIG_35 if s.ended == TEAM_TUNNEL else DIG_10
    if actors(s) >> seat & 1 == 0:
        return DIG_09 if s.phase == ACT else PHASE_RULE[s.phase]
    if s.phase <= CARD:
        answer = check_chance(s, action)
    elif s.phase == ACT:
        answer = check_act(s, seat, action)
    else:
        answer = check_step(s, seat, action)
    return PHASE_RULE[s.phase] if answer == NOT_MINE else answer


@rule
def check_chance(s, action):
    """Outcomes: those with a weight."""
    if action >= FIRST_OF_PLAYERS:
        return NOT_MINE
    return 0 if weight(s, action) > 0 else NOT_MINE


@rule
def check_act(s, seat, action):
    """An action of one's own turn; a line for each block."""
    if action < SEARCH or action > END:
        return NOT_MINE
    if action == SEARCH:
        return check_search(s, seat)
    if action == WALK_ON:
        return check_walk(s)
    if action < VISIT:
        return check_sneak(s, seat, action - SNEAK)
    if action < JOIN_GANG:
        return check_visit(s, seat, action - VISIT)
    if action < PLAY:
        return check_join(s, seat, action - JOIN_GANG)
    if action < EXTORT:
        return check_play(s, seat, action - PLAY)
    if action < CRAFT:
        other = (action - EXTORT) // (TOOLS * WEAPONS)
        return check_extort(s, seat, other, (action - EXTORT) % WEAPONS)
    if action < DIG:
        return check_craft(s, seat, action - CRAFT)
    if action < STEAL:
        return check_dig(s, seat, action - DIG)
    if action == STEAL:
        return check_steal(s, seat)
    if action == HEAL:
        return check_heal(s, seat)
    if action < BUY:
        return check_sell(s, seat, action - SELL_CARD)
    if action < TRADE_WITH:
        return check_buy(s, seat, action - BUY)
    if action < REVEAL:
        return check_trade(s, seat, action - TRADE_WITH)
    return check_reveal(s, seat) if action == REVEAL else 0


@rule
def check_step(s, seat, action):
    """A step of something under way, or an answer to somebody else."""
    phase = s.phase
    if phase in (THREAT, FIGHT, EXTORTED, BRAWL, PENALTY):
        return check_fight(s, seat, action)
    if phase in (TRADE, ANSWER, RETURN):
        return check_deal(s, seat, action)
    if GO <= action < AGAIN:
        if phase == WALK:
            return check_go(s, seat, action - GO)
        if phase == TRIP:
            return check_trip(s, seat, action - GO)
        return check_lead_to(s, action - GO) if phase == LEAD else NOT_MINE
    if phase == WALK and action == AGAIN:
        return check_again(s, seat)
    if phase == JOIN and PAY <= action < TARGET_SEAT:
        return check_pay(s, seat, action - PAY)
    if phase == TARGET and TARGET_SEAT <= action < PICK:
        return check_victim(s, seat, action - TARGET_SEAT, asked_effect(s))
    if phase == PEEK and PICK <= action < DISCARD:
        return check_pick(s, action - PICK)
    if phase in (PURGE, LIMIT) and DISCARD <= action < DONE:
        return 0 if s.hand[seat, action - DISCARD] > 0 else NOT_MINE
    if phase == SELL and SELL_CARD <= action < BUY:
        return check_sell(s, seat, action - SELL_CARD)
    if phase == SPOILS and ROB <= action < LEAD_FIGURE:
        return check_rob(s, action - ROB)
    if (phase == FIGURE and action == LEAD_FIGURE) or (phase == PRIZE and action == TAKE_PRIZE):
        return 0
    if action == DONE and phase in (SELL, SPOILS, FIGURE, PRIZE):
        return 0
    return NOT_MINE


@rule
def check_fight(s, seat, action):
    if s.phase == THREAT and action == COMPLY:
        return check_comply(s, seat)
    if s.phase in (EXTORTED, PENALTY) and GIVE <= action < TAKE_PRIZE:
        return check_give(s, seat, action - GIVE)
    if s.phase == PENALTY:
        return NOT_MINE
    if FIGHT_BACK <= action < DECLINE:
        return check_weapon(s, seat, action - FIGHT_BACK)
    return 0 if action == DECLINE else NOT_MINE


@rule
def check_deal(s, seat, action):
    if s.phase == ANSWER:
        return 0 if action in (ACCEPT, REFUSE) else NOT_MINE
    if LAY <= action < SWAP:
        return check_lay(s, seat, action - LAY)
    if s.phase == RETURN:
        return check_laid_enough(s) if action == DONE else NOT_MINE
    if action == SWAP:
        return check_swap(s)
    if CHARGE <= action < BID:
        return check_charge(s, action - CHARGE + 1)
    if BID <= action < ACCEPT:
        return check_bid(s, seat, action - BID + 1)
    return 0 if action == DONE else NOT_MINE


# --- all that is allowed


@rule
def legal(s, seat, out):
    """Write all legal actions into `out` and return their number."""
    if s.phase <= CARD:
        return legal_outcomes(s, out)
    if s.phase == ACT:
        return legal_turn(s, seat, out)
    count = 0
    for action in range(first_step(s), last_step(s) + 1):
        if check_step(s, seat, action) == 0:
            out[count] = action
            count += 1
    if s.phase == SELL:
        out[count] = DONE
        count += 1
    return count


@rule
def first_step(s):
    """The stretch of the range that can hold an answer in a phase: from here …"""
    phase = s.phase
    if phase in (WALK, TRIP, LEAD):
        return GO
    if phase == JOIN:
        return PAY
    if phase == TARGET:
        return TARGET_SEAT
    if phase == PEEK:
        return PICK
    if phase in (PURGE, LIMIT):
        return DISCARD
    return SELL_CARD if phase == SELL else DONE


@rule
def last_step(s):
    """… to here."""
    phase = s.phase
    if phase in (WALK, TRIP, LEAD):
        return AGAIN
    if phase == JOIN:
        return TARGET_SEAT - 1
    if phase == TARGET:
        return PICK - 1
    if phase == PEEK:
        return DISCARD - 1
    if phase in (PURGE, LIMIT):
        return DONE - 1
    if phase == SELL:
        return BUY - 1
    return REFUSE if phase in (TRADE, ANSWER, RETURN) else TAKE_PRIZE


@rule
def legal_turn(s, seat, out):
    """DIG-11: without an action left one can only reveal one's past and end the turn."""
    count = 0
    if s.actions > 0:
        action = SEARCH
        while action < REVEAL:
            if action == EXTORT:
                count = legal_extortions(s, seat, out, count)
                action = CRAFT
            if check_act(s, seat, action) == 0:
                out[count] = action
                count += 1
            action += 1
    if check_reveal(s, seat) == 0:
        out[count] = REVEAL
        count += 1
    out[count] = END
    return count + 1


@rule
def legal_extortions(s, seat, out, count):
    if s.extorted or weapons(s, seat) == 0:
        return count
    for other in range(s.players):
        if can_be_extorted(s, seat, other):
            for tool in range(TOOLS):
                for weapon in range(WEAPONS):
                    if s.hand[seat, KNIFE + weapon] > 0:
                        out[count] = EXTORT + (other * TOOLS + tool) * WEAPONS + weapon
                        count += 1
    return count
