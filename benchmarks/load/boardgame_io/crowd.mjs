// Two people at each table, each with a connection of his own; one move a table in a period.
// Prints "measuring", "measured", and then what was measured, as JSON.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { io } = require("socket.io-client");

const [port, tables, period, seconds] = process.argv.slice(2).map(Number);
const URL = `http://localhost:${port}`;
const GAME = "tic-tac-toe";
const AT_ONCE = 8; // people who come in at the same time
const AFTERWARDS = 30; // seconds, at most, for what is still on its way
const now = () => performance.now() / 1000;
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

let on = false;
const tally = { mover: [], other: [], late: [], made: 0, messages: 0, bytes: 0, errors: {} };
const failed = (what) => (tally.errors[what] = (tally.errors[what] ?? 0) + 1);

async function ask(path, body) {
  const answer = await fetch(`${URL}/games/${GAME}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

class Person {
  constructor(table, seat) {
    this.table = table;
    this.seat = seat;
    this.state = null;
    this.waitsSince = null;
    this.socket = io(`${URL}/${GAME}`, { transports: ["websocket"], forceNew: true });
    this.socket.on("connect_error", (error) => failed(`connect: ${error.message}`));
    this.socket.on("disconnect", (reason) => {
      if (reason !== "io client disconnect") failed(`disconnect: ${reason}`);
    });
    this.socket.on("sync", (match, info) => this.take(match, info.state));
    this.socket.on("update", (match, state) => this.take(match, state));
    this.socket.io.engine?.on?.("packet", (packet) => this.count(packet));
    this.socket.io.on("open", () =>
      this.socket.io.engine.on("packet", (packet) => this.count(packet)),
    );
  }

  count(packet) {
    if (on && packet.type === "message") {
      tally.messages += 1;
      tally.bytes += packet.data.length;
    }
  }

  sync(match, credentials) {
    this.state = null;
    this.credentials = credentials;
    this.socket.emit("sync", match, String(this.seat), credentials, 2);
  }

  take(match, state) {
    if (match !== this.table.match) return;
    const at = now();
    const newer = this.state !== null && state._stateID > this.state._stateID;
    this.state = state;
    if (newer && this.waitsSince !== null) {
      const times = this.table.mover === this ? tally.mover : tally.other;
      if (this.table.counts) times.push(at - this.waitsSince);
      this.waitsSince = null;
    }
    this.table.lookAround();
  }
}

class Table {
  mover = null;
  due = null;
  counts = false;
  again = false;

  async gather() {
    this.people = [new Person(this, 0), new Person(this, 1)];
    await this.sitDown();
  }

  async sitDown() {
    const { matchID } = await ask("/create", { numPlayers: 2 });
    const join = (seat) => ask(`/${matchID}/join`, { playerID: `${seat}`, playerName: `P${seat}` });
    const tokens = [await join(0), await join(1)];
    this.mover = null;
    this.match = matchID;
    this.people.forEach((person, seat) => person.sync(matchID, tokens[seat].playerCredentials));
  }

  isDue(planned) {
    this.due ??= planned;
    this.move();
  }

  move() {
    if (this.due === null || this.mover !== null) return;
    const mover = this.people.find(
      ({ state, seat }) => state && !state.ctx.gameover && state.ctx.currentPlayer === String(seat),
    );
    if (!mover || this.people.some((person) => person.state === null)) return;
    const free = mover.state.G.cells.flatMap((cell, place) => (cell === null ? [place] : []));
    const payload = {
      type: "clickCell",
      args: [free[Math.floor(Math.random() * free.length)]],
      playerID: String(mover.seat),
      credentials: mover.credentials,
    };
    this.mover = mover;
    this.counts = on;
    const at = now();
    for (const person of this.people) person.waitsSince = at;
    if (on) {
      tally.made += 1;
      tally.late.push(at - this.due);
    }
    this.due = null;
    const action = { type: "MAKE_MOVE", payload };
    mover.socket.emit("update", action, mover.state._stateID, this.match, String(mover.seat));
  }

  lookAround() {
    if (this.people.some((person) => person.waitsSince !== null)) return;
    this.mover = null;
    const state = this.people[0].state;
    if (state?.ctx.gameover && !this.again) {
      this.again = true;
      this.sitDown()
        .catch((error) => failed(String(error)))
        .finally(() => (this.again = false));
    } else {
      this.move();
    }
  }
}

async function play(all, duration) {
  const start = now();
  for (let number = 0; ; number += 1) {
    const due = start + (number * period) / all.length;
    if (due > start + duration) return;
    const wait = (due - now()) * 1000;
    if (wait > 0.5) await sleep(wait);
    all[number % all.length].isDue(due);
  }
}

const all = Array.from({ length: tables }, () => new Table());
const started = now();
const waiting = all.values();
const some = async () => {
  for (const table of waiting) await table.gather();
};
await Promise.all(Array.from({ length: AT_ONCE }, some));
const opening = now() - started;
await play(all, period);

console.log("measuring");
const before = process.cpuUsage();
on = true;
await play(all, seconds);
on = false;
const used = process.cpuUsage(before);
console.log("measured");
const waits = ({ people, counts }) => counts && people.some(({ waitsSince }) => waitsSince !== null);
const end = now() + AFTERWARDS;
while (now() < end && all.some(waits)) await sleep(100);
for (const table of all) {
  if (waits(table)) failed("a move that was not shown in time");
}
const cpu = (used.user + used.system) / 1e6;
// the pipe takes it piece by piece: leave when all of it is out
process.stdout.write(JSON.stringify({ ...tally, opening, cpu }), () => process.exit(0));
