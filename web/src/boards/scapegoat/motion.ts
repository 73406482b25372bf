/** What an event sets in motion on the board: things that go from place to place, and what came
 * of it, stamped where it happened. Places are those of the server. */
import type { Event } from '../../protocol';
import type { Words } from '../../words/words';
import type { View } from './view';

/** ms at normal pace: of one flight, until the next sets off, of a stamp. */
export const FLIGHT = 900;
export const NEXT = 250;
export const STAMP = 1800;
const MOST_FLIGHTS = 8;

export interface Flight {
  icon: string;
  letter?: string;
  from: string;
  to: string;
}

export interface Stamp {
  place: string;
  text: string;
  tone: 'good' | 'bad';
}

const seat = (event: Event, name = 'seat') => `seat-${event.args[name]}`;
const room = (event: Event, name = 'room') => `room-${event.args[name]}`;

export function flightsOf(events: readonly Event[], view: View, before: View | null): Flight[] {
  const flights: Flight[] = [];
  const fly = (icon: string, from: string, to: string) => flights.push({ icon, from, to });
  let source = ''; // the room that is used, or in which a task was carried out
  for (const event of events) {
    const thing = String(event.args['item'] ?? event.args['thing'] ?? '');
    switch (event.key) {
      case 'event-used':
        source = room(event);
        break;
      case 'event-carried_out':
        source = `room-${view.prisoners[Number(event.args['seat'])]!.room}`;
        break;
      case 'event-took':
        fly(thing, source, seat(event));
        break;
      case 'event-cash':
      case 'event-stamina':
        fly(event.key.slice('event-'.length), source, seat(event));
        break;
      case 'event-drew':
        fly('stack', source, seat(event));
        break;
      case 'event-returned':
        fly(thing, seat(event), room(event));
        break;
      case 'event-spent':
      case 'event-searched':
        fly(thing, seat(event, 'other'), room(event));
        break;
      case 'event-stole':
        fly(thing, seat(event, 'other'), seat(event));
        break;
      case 'event-lost_card':
        fly('stack', seat(event, 'other'), seat(event));
        break;
      case 'event-guard_moved':
        fly('guard', room(event), room(event, 'to'));
        break;
      case 'event-marked':
        if (source) flights.push({ icon: '', letter: String(event.args['element']), from: source, to: seat(event) });
        break;
      case 'event-accepted':
        if (before?.offer) {
          const { seat: giver, to, gives, asks } = before.offer;
          for (const each of gives) fly(each, `seat-${giver}`, `seat-${to}`);
          for (const each of asks) fly(each, `seat-${to}`, `seat-${giver}`);
        }
    }
  }
  return flights.filter(({ from }) => from).slice(0, MOST_FLIGHTS);
}

export function stampsOf(events: readonly Event[], view: View, words: Words): Stamp[] {
  const stamps: Stamp[] = [];
  for (const event of events) {
    const stamp = (place: string, text: string, tone: Stamp['tone']) => stamps.push({ place, text, tone });
    if (event.key === 'event-refused') stamp(seat(event), words.say('scapegoat-stamp-refused'), 'bad');
    else if (event.key === 'event-accepted') stamp(seat(event), words.say('scapegoat-stamp-deal'), 'good');
    else if (event.key === 'event-stole') stamp(seat(event, 'other'), words.say('scapegoat-stamp-robbed'), 'bad');
    else if (event.key === 'event-detailed') stamp(seat(event), words.say('scapegoat-stamp-less'), 'bad');
    else if (event.key === 'event-played') stamp(seat(event), words.name(String(event.args['card'])), 'bad');
    else if (event.key === 'event-locked') stamp(room(event), words.name('lock_down'), 'bad');
    else if (event.key === 'event-watched') stamp(room(event), words.name('eyes_everywhere'), 'bad');
    else if (event.key === 'event-carried_out')
      stamp(`room-${view.prisoners[Number(event.args['seat'])]!.room}`, words.say('scapegoat-stamp-done'), 'good');
  }
  return stamps;
}

/** How many ms, at normal pace, tasks and thefts take: they are not hurried past. */
export const showTime = (events: readonly Event[]) =>
  events.some(({ key }) =>
    ['event-carried_out', 'event-stole', 'event-accepted', 'event-refused', 'event-played'].includes(key),
  )
    ? STAMP
    : 0;
