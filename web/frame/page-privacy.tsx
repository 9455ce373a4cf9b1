import { useLocation } from 'react-router';
import { isIndexed, referrerPolicyOf, defaultReferrerPolicy } from '#contract/product/page-privacy.ts';
import { pageAt } from '#contract/product/pages.ts';

/** The robots and referrer tags of a private page. The server's headers say the same. */
export const PagePrivacy = () => {
  const page = pageAt(useLocation().pathname);
  if (page === undefined) return null;
  const referrerPolicy = referrerPolicyOf(page);
  return (
    <>
      {referrerPolicy !== defaultReferrerPolicy && <meta name="referrer" content={referrerPolicy} />}
      {!isIndexed(page) && <meta name="robots" content="noindex" />}
    </>
  );
};
