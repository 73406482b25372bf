/** How this player is recognised: devices, passkeys, a recovery phrase; and coming back by them. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Access, Alerts, DeviceCode, Me, MyBlocks, MyVacation, PasskeyOptions, Phrase } from '../protocol';
import { settings } from '../settings.svelte';
import { readAlerts } from './alerts';
import { become, call, Trouble } from './api';
import { friends } from './friends.svelte';
import { readBlocks } from './safety';

/** The player of this browser and how they are recognised; null: it has none. */
export async function player(): Promise<{
  me: Me;
  access: Access;
  alerts: Alerts;
  vacation: MyVacation;
  blocks: MyBlocks;
} | null> {
  if (!settings.known) return null;
  try {
    const vacation = call<MyVacation>('GET', '/api/me/vacation');
    const ask = [
      call<Me>('GET', '/api/me'),
      readAccess(),
      readAlerts(),
      vacation,
      readBlocks(),
      friends.read(),
    ] as const;
    const [me, access, alerts, days, blocks] = await Promise.all(ask);
    return { me, access, alerts, vacation: days, blocks };
  } catch (trouble) {
    if (trouble instanceof Trouble && trouble.problem.kind === 'nobody') return null;
    throw trouble;
  }
}

export const readAccess = () => call<Access>('GET', '/api/me/access');
/** The clocks of games that are played by days stand still for so many; 0: they run again. */
export const takeVacation = (days: number) => call<MyVacation>('POST', '/api/me/vacation', { days });
export const newPhrase = async () => (await call<Phrase>('POST', '/api/me/phrase')).phrase;
export const newCode = async () => (await call<DeviceCode>('POST', '/api/me/code')).code;
export const signOut = (device: string) => call('DELETE', `/api/me/devices/${device}`);
export const removePasskey = (passkey: string) => call('DELETE', `/api/me/passkeys/${passkey}`);

/** Can there be passkeys here? They belong to a name, and need a page that nobody can forge. */
export const hasPasskeys = () => 'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(location.hostname);

/** The player, or the browser for them, said no. */
export class NoPasskey extends Error {}

async function orNone<Made>(made: Promise<Made>): Promise<Made> {
  return made.catch(() => {
    throw new NoPasskey();
  });
}

export async function addPasskey(): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { options } = await call<PasskeyOptions>('POST', '/api/me/passkeys/options');
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  await call('POST', '/api/me/passkeys', { credential: await orNone(startRegistration({ optionsJSON })) });
}

export async function comeBackByPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { options } = await call<PasskeyOptions>('POST', '/api/sign-in/passkey/options');
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const credential = await orNone(startAuthentication({ optionsJSON }));
  become(await call<Me>('POST', '/api/sign-in/passkey', { credential }));
}

/** By a recovery phrase, or the code that another device shows. */
export async function comeBack(secret: string): Promise<void> {
  become(await call<Me>('POST', '/api/sign-in', { secret }));
}
