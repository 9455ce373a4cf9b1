import { readConfiguration } from './configuration/read-configuration.ts';
import { openKeyRing } from './keys/key-ring.ts';
import { rotateKeys } from './keys/rotate.ts';
import { createSafe } from './keys/safe.ts';
import { openDatabase } from './open-database.ts';

/** The operator's way to retire a key: servers may go on running, as soon as each of them knows the new one. */
const how =
  'To bring a new key in, put it first (DATA_KEYS=new:<base64 of 32 bytes>,old:...), and restart every server.';

const end = (code: number, sentence: string): never => {
  (code === 0 ? process.stdout : process.stderr).write(`${sentence}\n`);
  process.exit(code);
};

const configuration = readConfiguration(process.env);
if (!configuration.ok) end(1, configuration.faults.join('\n'));
else {
  const { ring } = openKeyRing(configuration.value);
  const { db, close } = await openDatabase(configuration.value);
  const fault = await createSafe(db, ring).fault();
  const rotated = fault === null ? await rotateKeys(db, ring) : 0;
  await close();
  const { name } = ring.newest;
  if (fault !== null) end(1, fault);
  else if (rotated === 0) end(0, `Nothing to do: everything is under the key ${name}. ${how}`);
  else end(0, `${rotated} data keys are under the key ${name} now. No other key is needed any more.`);
}
