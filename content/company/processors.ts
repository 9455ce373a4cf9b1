/** Settings of the server that decide whether a company gets any data; 'always' when none does. */
export type ProcessorUse = 'always' | 'payments' | 'mail' | 'bucket' | 'model' | 'google' | 'linkedin' | 'oidc';

/** A company that gets personal data from this site. `safeguard`: what protects the data where it leaves the EEA or the UK. */
type Processor = {
  use: ProcessorUse;
  name: string;
  country: string;
  does: string;
  gets: string;
  safeguard: string;
};

/** For /subprocessors. Names, countries and safeguards are sample data until the operator edits them. */
export const processors: readonly Processor[] = [
  {
    use: 'always',
    name: 'Sample Hosting Company',
    country: 'Sample Country',
    does: 'Runs the servers that host this site and its database.',
    gets: 'Everything that the privacy policy lists, what you upload and write in encrypted form.',
    safeguard: 'Sample: standard contractual clauses',
  },
  {
    use: 'payments',
    name: 'Stripe',
    country: 'Sample Country',
    does: 'Takes payments, sends invoices and makes refunds.',
    gets: 'Your email address, your plan, your payments, and what you type into its payment form.',
    safeguard: 'Sample: standard contractual clauses',
  },
  {
    use: 'mail',
    name: 'Sample Mail Company',
    country: 'Sample Country',
    does: 'Delivers the emails of this site.',
    gets: 'Your email address and the text of the emails to you.',
    safeguard: 'Sample: standard contractual clauses',
  },
  {
    use: 'bucket',
    name: 'Sample Storage Company',
    country: 'Sample Country',
    does: 'Stores uploaded files.',
    gets: 'Uploaded files in encrypted form, without the keys.',
    safeguard: 'Sample: standard contractual clauses',
  },
  {
    use: 'model',
    name: 'Sample Language Model Company',
    country: 'Sample Country',
    does: 'Proposes wordings for bullets, if you agree to it.',
    gets: 'The bullet that you ask about and the facts that you confirm for it, without the names, contact details, employers, titles and dates of your resume, and without your account.',
    safeguard: 'Sample: standard contractual clauses',
  },
  {
    use: 'google',
    name: 'Google',
    country: 'Sample Country',
    does: 'Signs you in, if you choose its button.',
    gets: 'That you sign in here, and when.',
    safeguard: 'Sample: adequacy decision',
  },
  {
    use: 'linkedin',
    name: 'LinkedIn',
    country: 'Sample Country',
    does: 'Signs you in, if you choose its button.',
    gets: 'That you sign in here, and when.',
    safeguard: 'Sample: adequacy decision',
  },
  {
    use: 'oidc',
    name: 'Sample Identity Company',
    country: 'Sample Country',
    does: 'Signs you in, if you choose its button.',
    gets: 'That you sign in here, and when.',
    safeguard: 'Sample: standard contractual clauses',
  },
];
