import { useState } from 'react';
import type { OutputOf } from '#contract/api/endpoint.ts';
import {
  enableSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  startSecondFactorSetup,
  disableSecondFactor,
} from '#contract/api/second-factor.ts';
import { useReadCache } from '../../../data/read-cache.ts';
import { useWrite } from '../../../data/use-write.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { dayOf } from '../../../ui/dates.ts';
import { Note } from '../../../ui/note.tsx';
import { QueryView } from '../../../data/query-view.tsx';
import { type SecondFactor, useSecondFactor } from '../queries.ts';
import { words as allWords } from '../words.ts';
import { AskPassword } from './ask-password.tsx';
import { ConfirmApp } from './confirm-app.tsx';
import { Panel } from './panel.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const words = allWords.secondFactor;

/** The current step. */
type Step =
  | { is: 'nothing' }
  | { is: 'starting' | 'stopping' | 'renewing' }
  | { is: 'confirming'; app: OutputOf<typeof startSecondFactorSetup> }
  | { is: 'showing'; codes: readonly string[] };

export const SecondFactorPanel = () => (
  <Panel title={words.title}>
    <QueryView query={useSecondFactor()} pending={words.waiting} failure={allWords.settings.failed}>
      {(factor) => <SecondFactorState factor={factor} />}
    </QueryView>
  </Panel>
);

const SecondFactorState = ({ factor }: { factor: SecondFactor }) => {
  const [step, setStep] = useState<Step>({ is: 'nothing' });
  const cache = useReadCache();
  const stop = () => setStep({ is: 'nothing' });
  const done = () => {
    void cache.refresh(getSecondFactor);
    stop();
  };
  const show = ({ answer }: { answer: { recoveryCodes: readonly string[] } }) =>
    setStep({ is: 'showing', codes: answer.recoveryCodes });
  const start = useWrite(startSecondFactorSetup, {
    onSuccess: ({ answer }) => setStep({ is: 'confirming', app: answer }),
  });
  const enable = useWrite(enableSecondFactor, {
    onSuccess: show,
    done: () => ({ ...words.switchedOn, tone: 'good' }),
  });
  const renew = useWrite(renewRecoveryCodes, { onSuccess: show });
  const disable = useWrite(disableSecondFactor, {
    onSuccess: done,
    done: () => ({ ...words.switchedOff, tone: 'good' }),
  });

  if (step.is === 'showing') return <RecoveryCodes codes={step.codes} onDone={done} />;
  if (step.is === 'confirming')
    return <ConfirmApp app={step.app} onCancel={stop} onCode={(code) => enable.send({ code })} />;
  if (step.is !== 'nothing') {
    const write = { starting: start, renewing: renew, stopping: disable }[step.is];
    return <AskPassword words={words[step.is]} onCancel={stop} onPassword={(password) => write.send({ password })} />;
  }
  return factor.isOn ? (
    <SecondFactorOn
      factor={factor}
      onRenew={() => setStep({ is: 'renewing' })}
      onStop={() => setStep({ is: 'stopping' })}
    />
  ) : (
    <SecondFactorOff isRequired={factor.isRequired} onStart={() => setStep({ is: 'starting' })} />
  );
};

const SecondFactorOff = ({ isRequired, onStart }: { isRequired: boolean; onStart: () => void }) => (
  <div className="grid gap-4">
    {isRequired && <Note tone="warning">{words.required}</Note>}
    <p className="text-sm text-ink-soft">{words.lead}</p>
    <Button tone="quiet" className="justify-self-start" onClick={onStart}>
      {words.start}
    </Button>
  </div>
);

const SecondFactorOn = ({
  factor,
  onRenew,
  onStop,
}: {
  factor: SecondFactor;
  onRenew: () => void;
  onStop: () => void;
}) => (
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
