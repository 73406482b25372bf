/** Your turn in your pocket: the switch on one's own page, a message encrypted by the server and shown by the service
 * worker of a browser, and the table that a tap on it opens. */
import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CDPSession } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOfThisFile, type Person } from './person';
import { play } from './play';
import { Server } from './server';
import { ANY, fewestBots } from './titles';

const arrive = browserOfThisFile();
const keys = createECDH('prime256v1');
keys.generateKeys();
const auth = randomBytes(16);
const pushed: Buffer[] = [];
let server: Server;
let service: HttpServer;
let endpoint: string;
beforeAll(async () => {
  server = await new Server({ alert_seconds: 0, private_endpoints: true, sweep_ms: 50 }).start();
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      pushed.push(Buffer.concat(parts));
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/anna`;
});
afterAll(() => {
  service.close();
  server.stop();
});

/** What a browser does with what its push service hands it (RFC 8291). */
function decrypted(body: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body[20]!);
  const sealed = body.subarray(21 + body[20]!);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const material = hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32);
  const part = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(material), salt, `Content-Encoding: ${name}\0`, length));
  const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  cipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return text.subarray(0, -1).toString(); // less the mark of the last record
}

/** There is no push service on this machine: the browser is given a subscription to ours. */
async function withPush(person: Person): Promise<void> {
  await person.context.grantPermissions(['notifications'], { origin: server.url });
  const made = { endpoint, keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') } };
  await person.context.addInitScript((json) => {
    const subscription = { toJSON: () => json, unsubscribe: () => Promise.resolve(true) };
    PushManager.prototype.subscribe = () => Promise.resolve(subscription as unknown as PushSubscription);
    PushManager.prototype.getSubscription = () => Promise.resolve(subscription as unknown as PushSubscription);
  }, made);
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Hand a message to the service worker, as a push service does. */
async function deliver(devtools: CDPSession, data: string): Promise<void> {
  const known = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId: await known, data });
}

test('who is elsewhere is called when it is their turn, and a tap opens the table', async () => {
  const anna = await arrive('Anna', { base: server.url, keeps: true, phone: true, language: 'de' });
  const ben = await arrive('Ben', { base: server.url });
  pushed.length = 0;
  await withPush(anna);
  await anna.becomeKnown();
  await anna.go('/me');
  const here = anna.page.getByRole('switch', { name: 'Auf diesem Gerät Bescheid sagen' });
  await here.focus();
  await anna.page.keyboard.press('Space');
  await anna.page.getByRole('switch', { name: 'Ich bin dran' }).waitFor();
  expect(await here.isChecked()).toBe(true);

  const bots = Array.from({ length: fewestBots(ANY) - 1 }, () => ({ kind: 'bot' as const }));
  const { table, invite } = await anna.table(ANY, [{ kind: 'me' }, { kind: 'open' }, ...bots], {});
  await anna.go('/'); // not at the table
  await ben.go(`/t/${table}?invite=${invite}`);
  await ben.page.getByRole('button', { name: 'Sit down here' }).click();
  await ben.page.locator('.board [data-place]:visible').first().waitFor();
  while (!pushed.length) {
    if (ben.mine) await play(ben, { enough: (moves) => moves >= 1 });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const told = JSON.parse(decrypted(pushed[0]!)) as { heading: string; body: string; url: string };
  expect(told.heading).toContain('du bist dran');
  expect(told.body).toBe('Ben wartet auf dich.');

  const devtools = await anna.context.newCDPSession(anna.page);
  await deliver(devtools, decrypted(pushed[0]!));
  const shown = () =>
    anna.page.evaluate(async () => {
      const ready = await navigator.serviceWorker.ready;
      return (await ready.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
    });
  await until(async () => (await shown()).length === 1);
  expect(await shown()).toEqual([{ title: told.heading, body: told.body, tag: `table ${table}` }]);

  const worker = anna.context.serviceWorkers()[0]!;
  const opened = await worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (path: string) => Promise<null> };
    };
    const [notification] = await scope.registration.getNotifications();
    const { NotificationEvent: Tapped } = globalThis as unknown as {
      NotificationEvent: new (type: string, what: { notification: Notification }) => Event;
    };
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = (path) => (resolve(path), Promise.resolve(null)); // a test has no finger
      dispatchEvent(new Tapped('notificationclick', { notification: notification! }));
    });
  });
  expect(opened).toBe(`/t/${table}`);
  expect(await shown()).toEqual([]);
});

test('the server learns of it when the browser renews its subscription, whatever that says', async () => {
  const anna = await arrive('Anna', { base: server.url, keeps: true });
  await withPush(anna);
  await anna.becomeKnown();
  await anna.go('/me');
  await anna.page.getByRole('switch', { name: 'Tell me on this device' }).check();
  const ways = () =>
    anna.page.evaluate(async () => {
      const { subscriptions } = await (await fetch('/api/me/alerts')).json();
      return (subscriptions as { id: string }[]).map(({ id }) => id);
    });
  await until(async () => (await ways()).length === 1);
  const worker = anna.context.serviceWorkers()[0]!;
  for (const said of [true, false]) {
    const before = await ways();
    const made = {
      endpoint: `${endpoint}-${said}`,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    };
    await worker.evaluate(
      ([json, said]) => {
        const newSubscription = { toJSON: () => json } as unknown as PushSubscription;
        PushManager.prototype.getSubscription = () => Promise.resolve(null);
        PushManager.prototype.subscribe = (options) => {
          Object.assign(globalThis, { wanted: options });
          return Promise.resolve(newSubscription);
        };
        const { ExtendableEvent: Happens } = globalThis as unknown as { ExtendableEvent: typeof Event };
        const event = new Happens('pushsubscriptionchange');
        dispatchEvent(said ? Object.assign(event, { newSubscription }) : event);
      },
      [made, said] as const,
    );
    await until(async () => (await ways()).join() !== before.join());
    expect(await ways()).toHaveLength(1); // one for a device
    const wanted = await worker.evaluate(() => (globalThis as { wanted?: unknown }).wanted);
    const { key } = await anna.api<{ key: string }>('GET', '/api/me/alerts');
    expect(wanted).toEqual(said ? undefined : { userVisibleOnly: true, applicationServerKey: key });
  }
});

test('kinds and quiet hours are kept, and nothing is told once the switch is off', async () => {
  const anna = await arrive('Anna', { base: server.url, keeps: true });
  await withPush(anna);
  await anna.becomeKnown();
  await anna.go('/me');
  // a slow line: each change is made before the one before it is answered
  await anna.page.route('**/api/me/alerts', async (route) => {
    if (route.request().method() === 'PUT') await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  const named = (name: string) => anna.page.getByRole('switch', { name });
  await named('Tell me on this device').check();
  await named('A game of mine is over').uncheck();
  await named('Quiet hours').check();
  await anna.page.getByLabel('from', { exact: true }).fill('23:15');
  await anna.page.getByLabel('from', { exact: true }).blur();
  const kept = () =>
    anna.page.evaluate(async () => {
      const { kinds, quiet, subscriptions } = await (await fetch('/api/me/alerts')).json();
      return { kinds, quiet, ways: subscriptions.length };
    }) as Promise<{ kinds: string[]; quiet: { start: number; end: number } | null; ways: number }>;
  await until(async () => (await kept()).quiet?.start === 23 * 60 + 15);
  expect(await kept()).toMatchObject({ kinds: ['turn', 'invitation', 'deadline'], quiet: { end: 8 * 60 }, ways: 1 });
  await anna.page.reload();
  expect(await named('A game of mine is over').isChecked()).toBe(false);
  expect(await anna.page.getByLabel('from', { exact: true }).inputValue()).toBe('23:15');
  await named('Tell me on this device').uncheck();
  await until(async () => (await kept()).ways === 0);
});

test('a feed can be read by its address alone, and a webhook gets a secret to check', async () => {
  const anna = await arrive('Anna', { base: server.url });
  await anna.becomeKnown();
  await anna.go('/me');
  await anna.page.getByText('Other ways: feed and webhook').click();
  await anna.page.getByRole('button', { name: 'Make a feed' }).click();
  const address = await anna.page.getByLabel(/address of your feed/).inputValue();
  expect(await (await fetch(address)).text()).toContain('<title>Jailbirds: your games</title>');
  await anna.page.getByLabel('Address of your program').fill(endpoint.replace('/anna', '/hook'));
  await anna.page.getByRole('button', { name: 'Add webhook' }).click();
  const secret = await anna.page.getByLabel(/secret by which/).inputValue();
  expect(createHmac('sha256', secret).update('').digest('hex')).toHaveLength(64);
  await anna.page.getByText('127.0.0.1').waitFor();
  await anna.page.getByRole('button', { name: 'Remove' }).click();
  await anna.page.getByText('127.0.0.1').waitFor({ state: 'detached' });
});
