import { useState } from 'react';
import type { OutputOf } from '#contract/api/endpoint.ts';
import {
  enableSecondFactor,
  renewRecoveryCodes,
  startSecondFactorSetup,
  disableSecondFactor,
} from '#contract/api/second-factor.ts';
import { call } from '../../../data/http/call.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { dayOf } from '../../../ui/dates.ts';
import { Note } from '../../../ui/note.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { Loaded } from '../../../data/query-view.tsx';
import { type SecondFactor, useProfileNews, useSecondFactor } from '../queries.ts';
import { words as allWords } from '../words.ts';
import { AskPassword } from './ask-password.tsx';
import { ConfirmApp } from './confirm-app.tsx';
import { Panel } from './panel.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const words = allWords.secondFactor;

/** What the panel is in the middle of. */
type Doing =
  | { is: 'nothing' }
  | { is: 'starting' | 'stopping' | 'renewing' }
  | { is: 'confirming'; app: OutputOf<typeof startSecondFactorSetup> }
  | { is: 'showing'; codes: readonly string[] };

export const SecondFactorPanel = () => (
  <Panel title={words.title}>
    <Loaded query={useSecondFactor()} waiting={words.waiting} failed={allWords.settings.failed}>
      {(factor) => <SecondFactorState factor={factor} />}
    </Loaded>
  </Panel>
);

const SecondFactorState = ({ factor }: { factor: SecondFactor }) => {
  const [doing, setDoing] = useState<Doing>({ is: 'nothing' });
  const { secondFactorChanged } = useProfileNews();
  const stop = () => setDoing({ is: 'nothing' });
  const done = () => {
    secondFactorChanged();
    stop();
  };

  if (doing.is === 'showing') return <RecoveryCodes codes={doing.codes} onDone={done} />;
  if (doing.is === 'confirming')
    return (
      <ConfirmApp
        app={doing.app}
        onCancel={stop}
        onCode={async (code) => {
          const { recoveryCodes } = await call(enableSecondFactor, { code });
          toast({ ...words.switchedOn, tone: 'good' });
          setDoing({ is: 'showing', codes: recoveryCodes });
        }}
      />
    );
  if (doing.is !== 'nothing')
    return (
      <AskPassword
        words={words[doing.is]}
        onCancel={stop}
        onPassword={async (password) => {
          if (doing.is === 'starting') {
            setDoing({ is: 'confirming', app: await call(startSecondFactorSetup, { password }) });
            return;
          }
          if (doing.is === 'renewing') {
            const { recoveryCodes } = await call(renewRecoveryCodes, { password });
            setDoing({ is: 'showing', codes: recoveryCodes });
            return;
          }
          await call(disableSecondFactor, { password });
          toast({ ...words.switchedOff, tone: 'good' });
          done();
        }}
      />
    );
  return factor.isOn ? (
    <IsOn factor={factor} onRenew={() => setDoing({ is: 'renewing' })} onStop={() => setDoing({ is: 'stopping' })} />
  ) : (
    <IsOff isRequired={factor.isRequired} onStart={() => setDoing({ is: 'starting' })} />
  );
};

const IsOff = ({ isRequired, onStart }: { isRequired: boolean; onStart: () => void }) => (
  <div className="grid gap-4">
    {isRequired && <Note tone="warning">{words.required}</Note>}
    <p className="text-sm text-ink-soft">{words.lead}</p>
    <Button tone="quiet" className="justify-self-start" onClick={onStart}>
      {words.start}
    </Button>
  </div>
);

const IsOn = ({ factor, onRenew, onStop }: { factor: SecondFactor; onRenew: () => void; onStop: () => void }) => (
  <div className="grid gap-4">
    <p className="flex flex-wrap items-center gap-2">
      <Badge tone="good">{words.on}</Badge>
      {factor.since !== null && (
        <span className="text-sm text-ink-soft">
          {words.since} {dayOf(factor.since)}
        </span>
      )}
    </p>
    <p className="text-sm text-ink-soft">
      {words.codesLeft} {factor.recoveryCodesLeft}
    </p>
    {factor.recoveryCodesLeft < 3 && <Note tone="warning">{words.fewLeft}</Note>}
    <div className="flex flex-wrap gap-3">
      <Button tone="quiet" onClick={onRenew}>
        {words.renew}
      </Button>
      <Button tone="quiet" onClick={onStop}>
        {words.stop}
      </Button>
    </div>
  </div>
);
