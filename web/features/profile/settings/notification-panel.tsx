import { getNotifications, saveNotifications, type Notifications } from '#contract/api/account-settings.ts';
import { Switch } from '../../../ui/switch.tsx';
import { QueryView } from '../../../data/query-view.tsx';
import { useNotifications } from '../queries.ts';
import { useWrite } from '../../../data/use-write.ts';
import { words as allWords } from '../words.ts';
import { Panel } from './panel.tsx';

const words = allWords.notifications;
const rows = ['emailNotifications', 'productUpdates', 'marketingEmails'] as const;

export const NotificationPanel = () => (
  <Panel title={words.title}>
    <QueryView query={useNotifications()} pending={allWords.settings.waiting} failure={allWords.settings.failed}>
      {(chosen) => <Toggles chosen={chosen} />}
    </QueryView>
  </Panel>
);

/** Each switch saves immediately, and changes when the server has confirmed. */
const Toggles = ({ chosen }: { chosen: Notifications }) => {
  const save = useWrite(saveNotifications, {
    failure: words.failed,
    onSuccess: ({ answer, cache }) => cache.set(getNotifications, {}, answer),
  });
  return (
    <div className="grid gap-4">
      {rows.map((row) => (
        <Switch
          key={row}
          label={words.rows[row].label}
          hint={words.rows[row].hint}
          isOn={chosen[row]}
          isBusy={save.isPending}
          onChange={(isOn) => save.run({ ...chosen, [row]: isOn })}
        />
      ))}
    </div>
  );
};
