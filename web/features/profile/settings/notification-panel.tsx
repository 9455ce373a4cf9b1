import { saveNotifications, type Notifications } from '#contract/api/account-settings.ts';
import { call } from '../../../data/http/call.ts';
import { Switch } from '../../../ui/switch.tsx';
import { Loaded } from '../../../data/query-view.tsx';
import { useNotifications, useProfileNews } from '../queries.ts';
import { useAction } from '../../../data/use-action.ts';
import { words as allWords } from '../words.ts';
import { Panel } from './panel.tsx';

const words = allWords.notifications;
const rows = ['emailNotifications', 'productUpdates', 'marketingEmails'] as const;

export const NotificationPanel = () => (
  <Panel title={words.title}>
    <Loaded query={useNotifications()} {...allWords.settings}>
      {(chosen) => <Toggles chosen={chosen} />}
    </Loaded>
  </Panel>
);

/** Each saves at once, and moves when the server has it. */
const Toggles = ({ chosen }: { chosen: Notifications }) => {
  const news = useProfileNews();
  const { isBusy, run } = useAction(words.failed);
  return (
    <div className="grid gap-4">
      {rows.map((row) => (
        <Switch
          key={row}
          label={words.rows[row].label}
          hint={words.rows[row].hint}
          isOn={chosen[row]}
          isBusy={isBusy}
          onChange={(isOn) =>
            run(async () => {
              news.notificationsSaved(await call(saveNotifications, { ...chosen, [row]: isOn }));
            })
          }
        />
      ))}
    </div>
  );
};
