/**
 * What an error message of the product means and what to do about it. `id` is the URL fragment. `messages` are the
 * messages word for word, with '…' where a part of them varies; `tests/articles/help-messages.test.ts` compares them with the
 * product. `tests/claims.test.ts` requires a proof for every sentence of an answer.
 */
export type MessageHelp = {
  id: string;
  title: string;
  messages: readonly string[];
  answer: readonly string[];
};

export type MessageGroup = { title: string; entries: readonly MessageHelp[] };

export const messageGroups: readonly MessageGroup[] = [
  {
    title: 'Uploading a file',
    entries: [
      {
        id: 'message-wrong-type',
        title: 'The file is not a PDF or DOCX',
        messages: [
          'Please upload a PDF or DOCX file',
          'Please upload a PDF or DOCX file. This file is neither.',
          'This file is named .pdf but its content is not a PDF. Renaming a file does not convert it: open it in the program that made it, export it as PDF, and upload that file.',
          'This is not a Word document (.docx). Open it in your word processor, save it as .docx or PDF, and upload that file.',
        ],
        answer: [
          'Open your resume in the program you wrote it in and save it again: in Word, choose File, Save As, and then Word Document (.docx) or PDF. In Google Docs, choose File, Download.',
          'Changing the ending of a file name does not change what is inside.',
        ],
      },
      {
        id: 'message-too-large',
        title: 'The file is too large',
        messages: ['File size must be less than 5MB'],
        answer: [
          'A resume of text alone is much smaller, so there is probably a picture in yours. Delete it, or compress it: in Word, click the picture, then Picture Format, Compress Pictures. Save the file under a new name and upload that one.',
        ],
      },
      {
        id: 'message-damaged',
        title: 'The file is empty, blank or damaged',
        messages: [
          'The selected file is empty. Export your resume again and upload the new file.',
          'This file is blank: it has no text and no pictures. Open it to check that it is the one you meant. If it is not, upload the right one.',
          'This file is damaged and cannot be read. Export your resume again from the program you wrote it in, and upload the new file.',
          'This file expands to far more data than a resume should contain, so we stopped reading it. Export your resume again and upload the new file.',
          'This file cannot be read.',
          'Our file reader stopped unexpectedly on this file, so the file is probably damaged. Export your resume again and upload the new file.',
          'Reading this file took too long, so we stopped. Export your resume again and upload the new file.',
        ],
        answer: [
          'Open the file on your own computer first. If it looks right there, export it again under a new name and upload the new file. If it does not open there either, the download or the copy went wrong: get it from where you saved the original.',
          'If a new export gives the same message, write to us. A file that cannot be read does not use up your scan.',
        ],
      },
      {
        id: 'message-password',
        title: 'The file has a password',
        messages: [
          'The selected file is password protected. Hiring software cannot open it either. Save a copy without a password and upload that.',
        ],
        answer: [
          'In Word, choose File, Info, Protect Document, Encrypt with Password, and delete the password. For a PDF, export it again without one.',
        ],
      },
      {
        id: 'message-no-text',
        title: 'The file is a picture of a resume',
        messages: [
          'This is a picture of a resume: the file contains no text, so software that reads text gets nothing from it. Export it from your word processor instead of scanning or photographing it.',
        ],
        answer: [
          'A scan or a photo looks like text to you, but there is no text in it. If you still have the original document, export it as PDF from there.',
          'If you have only the scan, choose “Read the text in the picture” below the message. We read the pages with text recognition, show you what they say, and let you correct it and download a clean file. The picture itself gets no score, because hiring software gets no text from it.',
        ],
      },
      {
        id: 'message-picture',
        title: 'The text in a picture cannot be read',
        messages: [
          'We read pictures only in PDF files. Save this document as PDF and try again.',
          'This file has text, so its pages need no text recognition. Check it as it is.',
          'Reading the first page took too long, so we stopped. Scan the page again in black and white, or type the resume.',
          'We found no words in the pictures of this file. Scan the pages again: upright, sharp and without shadows.',
        ],
        answer: [
          'Text recognition works best on straight, sharp pages with dark letters on white. It reads English, up to 10 pages of a file.',
        ],
      },
      {
        id: 'message-garbage',
        title: 'The letters in the file have no meaning to software',
        messages: [
          'This file shows letters but does not say which characters they are, so software gets only garbage when it reads the text. Export your resume again with another font or as DOCX.',
        ],
        answer: [
          'Copy a line from your PDF into an empty note: you see what software sees. Choose a common font such as Arial or Georgia, and export with Save as PDF instead of printing to a PDF.',
        ],
      },
      {
        id: 'message-posting-file',
        title: 'The file with the job posting cannot be read',
        messages: [
          'Please choose a PDF, Word (.docx), HTML, MHTML, email (.eml) or text file.',
          'This file is empty. Save the job posting again, or paste its text.',
          'This file is password protected. Save a copy without a password, or paste the text of the job posting.',
          'We found no text in this file. Open it, copy the text of the job posting and paste it.',
          'This file has far more text than a job posting. Open it, copy the part that describes the job and paste it.',
          'We could not read this file. Open it, copy the text of the job posting and paste it.',
        ],
        answer: [
          'A saved web page may hold only the frame of the page, with the posting loaded later by a script. Pasting works with every posting: select its text in the browser, copy it, and paste it into the field.',
        ],
      },
      {
        id: 'message-not-a-resume',
        title: 'The file does not look like a resume',
        messages: [
          'This does not look like a resume: it does not seem to list the work history, education or skills of a person. Upload your resume, not a cover letter, a blank template or a job description.',
        ],
        answer: [
          'Check that you chose the right file. If it is your resume, give its parts plain titles, such as Work Experience, Education and Skills, and upload it again. If it is still refused, the mistake is ours: tell us through the contact page.',
        ],
      },
      {
        id: 'message-language',
        title: 'The resume is in a language we do not read',
        messages: [
          'This file appears to be written in …. We read resumes in English, French, German, Spanish, Italian, Portuguese and Dutch, so we show no score rather than a wrong one.',
        ],
        answer: [
          'If you have a version in one of these languages, upload that one. A file that cannot be read does not use up your scan.',
        ],
      },
      {
        id: 'message-virus',
        title: 'The file contains a virus',
        messages: ['The selected file contains a virus'],
        answer: [
          'Do not send this file to anyone. Scan your computer, then copy the text of your resume into a new document and save it as PDF or DOCX without macros.',
        ],
      },
      {
        id: 'message-slow',
        title: 'The connection is too slow',
        messages: [
          'Your upload took longer than a minute, so we stopped it. Try again on a faster connection, or with a smaller file.',
          'Your connection sent this too slowly, so we stopped waiting. Please try again on a faster connection.',
        ],
        answer: [
          'Move closer to your router, or use another network. A smaller file helps too: take out pictures that you can do without.',
        ],
      },
      {
        id: 'message-scan-used',
        title: 'You have used your scan for today',
        messages: ["You have used today's scan."],
        answer: [
          'The free plan has one scan a day, and the next one is available at midnight UTC. A file that cannot be read does not use up your scan.',
        ],
      },
    ],
  },
  {
    title: 'Working on a resume',
    entries: [
      {
        id: 'message-still-running',
        title: 'The resume is still being analyzed, or a newer request replaced this one',
        messages: [
          'This resume is being analyzed right now. Please wait a moment.',
          'A newer request has taken the place of this one.',
        ],
        answer: ['Wait until the result appears, or reload the page.'],
      },
      {
        id: 'message-changed-elsewhere',
        title: 'The resume was changed in another window',
        messages: ['This resume was changed in another window since you opened it. Nothing was overwritten.'],
        answer: ['Copy what you have just written, then reload this window: it shows the newer version.'],
      },
      {
        id: 'message-wording',
        title: 'No wording is suggested',
        messages: [
          'Nothing was sent. Please say first whether bullets may be sent to the language model.',
          'The language model gave no usable answer. Your resume is as it was; go on without it, or try again in a minute.',
        ],
        answer: [
          'Suggested wordings come from a language model that the operator of this site has chosen, and need your agreement. Everything else on the page works without it.',
        ],
      },
      {
        id: 'message-too-long',
        title: 'The text is too long',
        messages: [
          'This resume is too long to edit here. It may have about fifty pages.',
          'That is more text than we can accept. Please shorten it.',
          'There is too much text in this resume to make a PDF of it. Delete hidden text and very long lines from your resume, and check the new version; the results page shows everything in the meantime.',
        ],
        answer: [
          'If your own resume is short, it may contain hidden text, such as white words or text behind a picture. Select everything and paste it into a note: what you did not write yourself can go.',
        ],
      },
      {
        id: 'message-full',
        title: 'There is no room for another one',
        messages: [
          'You are editing as many resumes as you can keep here. Please delete one that you no longer need.',
          'A group holds at most 200 resumes. Please make another group for the rest.',
        ],
        answer: ['Delete what you no longer need. You can download a copy of it first.'],
      },
      {
        id: 'message-unprintable',
        title: 'Some characters cannot be put into a PDF',
        messages: [
          'Our PDF fonts do not include some of the characters in your resume. Please download the Word file instead.',
        ],
        answer: ['Open the Word file in your word processor and export the PDF from there.'],
      },
      {
        id: 'message-not-found',
        title: 'We cannot find it, or you may not see it',
        messages: ['We could not find that.', 'You do not have permission to do this.'],
        answer: [
          'The address may be incomplete, the resume may have been deleted after its 30 days, or it may belong to another account. Check which account you are signed in with.',
        ],
      },
      {
        id: 'message-not-in-plan',
        title: 'Your plan does not include this',
        messages: ['Your plan does not include this. Premium does.'],
        answer: ['The prices page compares what each plan has.'],
      },
      {
        id: 'message-stored-damaged',
        title: 'Our copy is damaged',
        messages: [
          'The copy we stored is damaged and can no longer be read. We have been notified. If you were opening a resume, please upload it again.',
        ],
        answer: ['Upload your own copy again. If that uses up your scan for today, write to us.'],
      },
    ],
  },
  {
    title: 'Signing in and your account',
    entries: [
      {
        id: 'message-signed-out',
        title: 'You are signed out',
        messages: ['Please sign in to continue.', 'This took too long. Please sign in again.'],
        answer: ['Sign in again, and you get back to the page you were on.'],
      },
      {
        id: 'message-wrong-password',
        title: 'The username or password is not right',
        messages: [
          'Please check your credentials and try again.',
          'Your current password is not correct.',
          'Please enter your password again to do this.',
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
        ],
        answer: [
          'If you have registered before, sign in or reset your password. If somebody else has your name, add a number to it: your username does not appear in your resume.',
        ],
      },
      {
        id: 'message-link-expired',
        title: 'The link no longer works',
        messages: ['This link has expired or has already been used.'],
        answer: ['Links in our emails work once and for a limited time. Ask for a new one on the same page.'],
      },
      {
        id: 'message-provider',
        title: 'Signing in with another site does not work',
        messages: [
          'This way to sign in is not set up on this site.',
          'We cannot reach this provider right now. Please try again in a moment, or sign in with your password.',
          'This is the only way to log in to your account. Set a password first: use "Forgot your password?" on the login page.',
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
        answer: [
          'The operator of this site decides who can create an account. If you have one already, log in with it.',
        ],
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
        ],
        answer: ['The settings are explained in the README that comes with the product.'],
      },
    ],
  },
  {
    title: 'Payments',
    entries: [
      {
        id: 'message-payment-failed',
        title: 'The payment did not go through',
        messages: [
          'The payment did not go through. Please try another card.',
          'We cannot reach our payment provider right now. Please try again.',
        ],
        answer: [
          'Look at your subscription in your profile before you pay again: it shows whether a payment arrived. Your bank can tell you why a card was declined.',
        ],
      },
      {
        id: 'message-subscription',
        title: 'There is nothing to change or to pay',
        messages: [
          'You already have a subscription. You can change it in your profile.',
          'You have no subscription to change.',
          'There is nothing to pay right now.',
          'The 14-day period for this is over.',
        ],
        answer: ['Your profile shows your plan, what you paid and when it renews.'],
      },
      {
        id: 'message-no-payments',
        title: 'Payments are switched off',
        messages: ['Payment processing is not available in demo mode.'],
        answer: ['This site has no payment provider yet, so nothing can be charged.'],
      },
    ],
  },
  {
    title: 'When something is wrong on our side',
    entries: [
      {
        id: 'message-busy',
        title: 'We are busy, or something failed',
        messages: [
          'Something went wrong on our side. Please try again.',
          'We are busy right now. Please try again in a few seconds.',
          'We cannot reach our database right now. Please try again in a moment.',
          'We cannot reach our file storage right now. Please try again in a few minutes.',
          'We do not have enough storage for another file right now. We have been notified; please try again later. Everything you have stored is still there.',
          'The server responded in a way this page does not understand. Please reload the page.',
        ],
        answer: [
          'It is not your file and nothing you did. Try again in a few minutes. If the message ends with a reference, send it with your message to us: with it, we find the cause in our log.',
        ],
      },
      {
        id: 'message-unreachable',
        title: 'The server cannot be reached',
        messages: ['We could not reach the server. Check your connection and try again.'],
        answer: [
          'Open another website to see whether your connection works. On a guest network, such as in a library or a hotel, you may have to accept its terms first.',
        ],
      },
      {
        id: 'message-fields',
        title: 'A form has to be corrected',
        messages: [
          'Please correct the marked fields.',
          'This request is in a format we do not accept.',
          'This request came from another site, so we refused it.',
        ],
        answer: [
          'The message next to a marked field says what is missing. If no field is marked, reload the page and fill in the form once more.',
        ],
      },
    ],
  },
];

export const messageHelp: readonly MessageHelp[] = messageGroups.flatMap(({ entries }) => entries);
