import { useState } from 'react';
import {
  addPasskey,
  listPasskeys,
  type Passkey,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '#contract/api/access/passkeys.ts';
import type { OutputOf } from '#contract/api/endpoint.ts';
import { QueryView } from '../../../data/query-view.tsx';
import type { ReadCache } from '../../../data/read-cache.ts';
import { usePublicFacts } from '../../../data/use-public-facts.ts';
import { useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { dayOf } from '../../../ui/dates.ts';
import { usePasskeys } from '../queries.ts';
import { words as allWords } from '../words.ts';
import { AskPassword } from './ask-password.tsx';
import { Panel } from './panel.tsx';
import { PasskeyNameForm } from './passkey-name-form.tsx';

const words = allWords.passkeys;

/** Nothing where neither the browser nor the address of the site knows passkeys and there are none to remove. */
export const PasskeyPanel = () => {
  const passkeys = usePasskeys();
  const isPossible = usePublicFacts().data?.passkeysArePossible === true && 'PublicKeyCredential' in window;
  if (!isPossible && (passkeys.data?.passkeys.length ?? 0) === 0) return null;
  return (
    <Panel title={words.title}>
      <QueryView query={passkeys} pending={words.waiting} failure={allWords.settings.failed}>
        {(found) => <Passkeys found={found} isPossible={isPossible} />}
      </QueryView>
    </Panel>
  );
};

/** The current step. */
type Step =
  | { is: 'nothing' }
  | { is: 'proving' }
  | { is: 'naming'; options: OutputOf<typeof startPasskey>['options'] }
  | { is: 'renaming' | 'removing'; passkey: Passkey };

const refresh = ({ cache }: { cache: ReadCache }): void => void cache.refresh(listPasskeys);

const Passkeys = ({ found, isPossible }: { found: OutputOf<typeof listPasskeys>; isPossible: boolean }) => {
  const [step, setStep] = useState<Step>({ is: 'nothing' });
  const stop = (): void => setStep({ is: 'nothing' });
  const finish = (success: { cache: ReadCache }): void => {
    refresh(success);
    stop();
  };
  const start = useWrite(startPasskey, {
    onSuccess: ({ answer }) => setStep({ is: 'naming', options: answer.options }),
  });
  // Without a password there is no form that could show a failure.
  const startAtOnce = useWrite(startPasskey, {
    onSuccess: ({ answer }) => setStep({ is: 'naming', options: answer.options }),
    failure: words.failed,
  });
  const add = useWrite(addPasskey, { onSuccess: finish, done: () => ({ ...words.done, tone: 'good' }) });
  const rename = useWrite(renamePasskey, { onSuccess: finish, done: () => ({ ...words.renamed, tone: 'good' }) });
  const remove = useWrite(removePasskey, { onSuccess: finish, done: () => ({ ...words.removed, tone: 'good' }) });
  const removeAtOnce = useWrite(removePasskey, {
    onSuccess: finish,
    done: () => ({ ...words.removed, tone: 'good' }),
    failure: words.failed,
  });

  if (step.is === 'proving')
    return <AskPassword words={words.asking} onCancel={stop} onPassword={(password) => start.send({ password })} />;
  if (step.is === 'removing')
    return (
      <AskPassword
        words={words.removing}
        onCancel={stop}
        onPassword={(password) => remove.send({ id: step.passkey.id, password })}
      />
    );
  if (step.is === 'renaming')
    return (
      <PasskeyNameForm
        start={step.passkey.name}
        button={words.save}
        onCancel={stop}
        onName={(name) => rename.send({ id: step.passkey.id, name })}
      />
    );
  if (step.is === 'naming')
    return (
      <PasskeyNameForm
        start={words.defaultName}
        button={words.make}
        onCancel={stop}
        onName={async (name) => {
          const { startRegistration } = await import('@simplewebauthn/browser');
          return add.send({ name, response: await startRegistration({ optionsJSON: step.options }) });
        }}
      />
    );
  const isBusy = startAtOnce.isPending || removeAtOnce.isPending;
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-soft">{words.lead}</p>
      {found.passkeys.length === 0 && <p className="text-sm">{words.none}</p>}
      <ul className="divide-y divide-line">
        {found.passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            isBusy={isBusy}
            onRename={() => setStep({ is: 'renaming', passkey })}
            onRemove={() =>
              found.hasPassword
                ? setStep({ is: 'removing', passkey })
                : removeAtOnce.run({ id: passkey.id, password: '' })
            }
          />
        ))}
      </ul>
      {!found.hasPassword && <p className="text-sm text-ink-soft">{words.needsLogin}</p>}
      {isPossible && (
        <Button
          tone="quiet"
          className="justify-self-start"
          disabled={isBusy}
          onClick={() => (found.hasPassword ? setStep({ is: 'proving' }) : startAtOnce.run({ password: '' }))}
        >
          {words.add}
        </Button>
      )}
    </div>
  );
};

const PasskeyRow = ({
  passkey: { name, createdAt, lastUsedAt },
  isBusy,
  onRename,
  onRemove,
}: {
  passkey: Passkey;
  isBusy: boolean;
  onRename: () => void;
  onRemove: () => void;
}) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
    <div className="min-w-0">
      <p className="font-medium wrap-anywhere">{name}</p>
      <p className="text-sm text-ink-soft">
        {words.added} {dayOf(createdAt)},{' '}
        {lastUsedAt === null ? words.neverUsed : `${words.lastUsed} ${dayOf(lastUsedAt)}`}
      </p>
    </div>
    <div className="flex flex-wrap gap-2">
      <Button tone="bare" size="small" disabled={isBusy} aria-label={`${words.rename}: ${name}`} onClick={onRename}>
        {words.rename}
      </Button>
      <Button tone="bare" size="small" disabled={isBusy} aria-label={`${words.remove}: ${name}`} onClick={onRemove}>
        {words.remove}
      </Button>
    </div>
  </li>
);
