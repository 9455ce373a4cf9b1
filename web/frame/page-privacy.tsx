import { useLocation } from 'react-router';
import { isIndexed, referrerPolicyOf, usualReferrerPolicy } from '#contract/product/page-privacy.ts';
import { pageAt } from '#contract/product/pages.ts';

/** What the head of a private page tells search engines and other sites. The headers of the server say the same. */
export const PagePrivacy = () => {
  const page = pageAt(useLocation().pathname);
  if (page === undefined) return null;
  const referrerPolicy = referrerPolicyOf(page);
  return (
    <>
      {referrerPolicy !== usualReferrerPolicy && <meta name="referrer" content={referrerPolicy} />}
      {!isIndexed(page) && <meta name="robots" content="noindex" />}
    </>
  );
};
