import type { MessageGroup } from './message-help.ts';

export const account: MessageGroup = {
  title: 'Signing in and your account',
  entries: [
    {
      id: 'message-signed-out',
      title: 'You are signed out',
      messages: [
        'Please sign in to continue.',
        'This took too long. Please sign in again.',
        'Log in using another tab, then press the button again. What you entered stays here.',
        'Your session has ended. What you typed stays here.',
        'Your session has ended. Your changes stay in this tab.',
      ],
      answer: ['Sign in again, and you get back to the page you were on.'],
    },
    {
      id: 'message-wrong-password',
      title: 'The username or password is not right',
      messages: [
        'Please check your credentials and try again.',
        'Your current password is not correct.',
        'Please enter your password again to do this.',
        'Please enter your password',
        'Please enter your password to change your email address',
        'Your account has no password yet. Set one with "Forgot your password?" on the login page.',
      ],
      answer: [
        'Check Caps Lock, and whether you are using your username or an old password. If in doubt, choose "Forgot your password?" on the login page.',
      ],
    },
    {
      id: 'message-too-many',
      title: 'There were too many attempts',
      messages: [
        'Too many attempts. Please wait a moment and try again.',
        'Too many incorrect passwords were entered for this account today. If yours was correct, an email with a sign-in link is on its way to you.',
      ],
      answer: [
        'Wait a few minutes, then try once more. If you did not enter these passwords yourself, use the link in the email and choose a new password.',
      ],
    },
    {
      id: 'message-code',
      title: 'The code from the authenticator app is needed or wrong',
      messages: [
        'Please enter the code from your authenticator app.',
        'This code is wrong or has already been used. Please try the next one.',
        'Two-step login is already on. Turn it off first.',
        'Admins of this site must use two-step login. Please turn it on in your profile first.',
        'Please enter the code',
        'The code has six digits',
        'This code is too long',
        'We could not check the code. Please try again.',
      ],
      answer: [
        'Each code works once, and your phone has to show the right time. If you have lost your phone, use one of the recovery codes that you saved.',
      ],
    },
    {
      id: 'message-taken',
      title: 'The username or email address is already taken',
      messages: [
        'This username is already taken. Please choose another one.',
        'There is already an account with this email. Please sign in instead.',
        'Username must be at least … characters',
        'Username must be at most … characters',
        'Username cannot contain @ unless it is your email address',
        'Username cannot contain control characters',
        'Username cannot mix letters of different alphabets',
      ],
      answer: [
        'If you have registered before, sign in or reset your password. If somebody else has your name, add a number to it: your username does not appear in your resume.',
      ],
    },
    {
      id: 'message-link-expired',
      title: 'The link no longer works',
      messages: [
        'This link has expired or has already been used.',
        'This link has expired or was already used. Please try again.',
        'This link is incomplete.',
      ],
      answer: ['Links in our emails work once and for a limited time. Ask for a new one on the same page.'],
    },
    {
      id: 'message-provider',
      title: 'Signing in with another site does not work',
      messages: [
        'This way to sign in is not set up on this site.',
        'We cannot reach this provider right now. Please try again in a moment, or sign in with your password.',
        'This is the only way to log in to your account. Set a password first: use "Forgot your password?" on the login page.',
        'You did not log in on the other site, so nothing has changed.',
        'We could not verify who you are. Please try again, or log in with your password.',
        'We could not open that site. Please try again.',
        'The other site did not give us an email address, and an account here requires one. You can sign up with an email address instead.',
        'No account here is connected to the one you used, and new accounts need an invitation, which works once. If you have the link of an invitation, open it again and log in from there.',
        'No account here is connected to the one you used, and this site does not take new accounts. If you have an account here, log in with its password; then you can connect the two in your account settings.',
      ],
      answer: ['"Forgot your password?" on the login page gives you a password, so that you have two ways in.'],
    },
    {
      id: 'message-passkey',
      title: 'Passkeys',
      messages: [
        'Passkeys do not work at this address. They need HTTPS and a name instead of a number.',
        'We could not accept this passkey. Please try again, or sign in with your password.',
        'You have twenty passkeys. Please remove one that you no longer use.',
        'We could not sign you in with a passkey. Please try again, or log in with your password.',
      ],
      answer: [
        'If your account has a password, you can log in with it instead. Passkeys are added and removed in your account settings.',
      ],
    },
    {
      id: 'message-token',
      title: 'An API token does not work',
      messages: [
        'This API token is not valid: it is mistyped, expired or revoked. Create a new one in your profile.',
        'An API token cannot be used for this. Please sign in on our pages instead.',
        'You have twenty API tokens. Please revoke one that you no longer use.',
        'This API token does not have the scope …. Create one that has it in your profile.',
        'Please choose what the token may do',
        'The Idempotency-Key must contain 1 to 255 visible characters.',
        'This Idempotency-Key was already used for another file.',
        'There is no field called … in this form.',
        'This address does not exist in our API.',
      ],
      answer: [
        'API tokens are for programs of your own. You create and revoke them in the settings of your profile. A new password revokes all of them.',
      ],
    },
    {
      id: 'message-sign-ups',
      title: 'You cannot create an account here',
      messages: [
        'This site does not take new accounts.',
        'New accounts here need an invitation, and each invitation works once. Please ask the operator of this site for a new link.',
      ],
      answer: ['The operator of this site decides who can create an account. If you have one already, log in with it.'],
    },
    {
      id: 'message-suspended',
      title: 'The account is suspended',
      messages: ['This account is suspended. Please contact us.'],
      answer: ['Write to us from the email address of the account, and a person looks at it.'],
    },
    {
      id: 'message-admins',
      title: 'For admins of this site',
      messages: [
        'You are the only admin. Please make someone else an admin first.',
        'You cannot suspend your own account.',
        'These prices do not match the plan.',
        'This server cannot send email yet. Its operator has to set SMTP_URL and MAIL_FROM.',
        'The signature of this message is not valid.',
        'You do not have permission to access the admin dashboard.',
        'We cannot check this right now. Please send it again.',
        'We cannot check these prices with the payment provider. Please try again.',
        'The payment provider has no … price with this ID.',
        'The … price is archived.',
        'The … price is charged once, not every ….',
        'The … price is charged every … …, not every ….',
        'The … price is not a single fixed amount in whole cents.',
        'The … price does not include tax: set its tax behavior to inclusive, because STRIPE_TAX is inclusive.',
        'The annual price belongs to a different product than the monthly one.',
        'Both prices must be in ….',
        'Please enter both price IDs',
        'A price ID can have at most 255 characters',
        'Failed to update Stripe price IDs.',
        'Failed to update Stripe price IDs. See console for details.',
        'Please limit your search to 254 characters',
        'The last update failed. Trying again.',
      ],
      answer: ['The settings are explained in the README that comes with the product.'],
    },
    {
      id: 'message-new-password',
      title: 'The new password is refused',
      messages: [
        'Password must be at least … characters',
        'Password must be at most … characters',
        'Passwords do not match',
        'This is one of the first passwords an attacker would try. Please choose another one.',
        'This password is easy to guess on this site. Please choose another one.',
        'Your username or email address is easy to guess. Please leave it out of your password.',
      ],
      answer: [
        'Use three or four words that have nothing to do with each other: that is long, and easy to remember. A password manager can make one up and keep it for you.',
      ],
    },
    {
      id: 'message-no-mail',
      title: 'This site cannot send email',
      messages: ['This site cannot send email yet.', 'This site cannot send email yet, so there is no newsletter.'],
      answer: [
        'The operator of this site has not set up email, so no link can reach you. Write to them at the address on the contact page.',
      ],
    },
    {
      id: 'message-delete-account',
      title: 'Your account was not deleted',
      messages: [
        'There is nothing left to refund, so your account was not deleted. You can delete it without a refund.',
        'We could not check whether you can get a refund. If you paid for Premium in the last 14 days, close this and try again before you delete your account.',
        'We could not delete your account. Please try again.',
      ],
      answer: [
        'Reload the page: if you are still signed in, your account is still there. Look at your payments first, in your account settings, and then delete the account from there.',
      ],
    },
  ],
};
