import { Link, useNavigate, type MetaFunction } from 'react-router';
import { AccountSheet } from '../../features/account/account-sheet.tsx';
import { AskReset } from '../../features/account/ask-reset-form.tsx';
import { ChoosePasswordForm } from '../../features/account/choose-password-form.tsx';
import { words } from '../../features/account/words.ts';
import { forgetArrivalParams } from '../../session/use-arrival-params.ts';
import { useLinkToken } from '../../session/use-link-token.ts';
import { signedOut } from '../../session/current-user.ts';

export const meta: MetaFunction = () => [
  { title: 'Reset your password | Parsewell' },
  { name: 'description', content: 'Get a link by email and choose a new password for your account.' },
];

const ResetPasswordPage = () => {
  const token = useLinkToken();
  const navigate = useNavigate();
  const hasToken = typeof token === 'string';
  return (
    <AccountSheet title={hasToken ? words.choose.title : words.reset.title} waiting={null}>
      {token === null && <AskReset />}
      {hasToken && (
        <ChoosePasswordForm
          token={token}
          onAskAgain={forgetArrivalParams}
          onDone={() => {
            signedOut();
            void navigate('/login', { replace: true });
          }}
        />
      )}
      <p>
        <Link to="/login" className="prose-link">
          {words.reset.back}
        </Link>
      </p>
    </AccountSheet>
  );
};

export default ResetPasswordPage;
