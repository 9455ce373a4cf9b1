import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { articleSlugs } from './mdx/article-slugs.ts';

/** One row per page; `contract/product/pages.ts` lists the same paths for the server and the build. */
export default [
  // Text pages load nothing for server requests.
  route('features', 'pages/company/features.tsx'),
  route('sample-report', 'pages/results/sample-report.tsx'),
  route('help', 'pages/company/help.tsx'),
  route('developers', 'pages/company/developers.tsx'),
  route('about', 'pages/company/about.tsx'),
  route('resources', 'pages/resources/resources.tsx'),
  route('resources/category/:name', 'pages/resources/category.tsx'),
  route('terms', 'pages/company/terms.tsx'),
  route('privacy', 'pages/company/privacy.tsx'),
  route('refunds', 'pages/legal/refunds.tsx'),
  route('cookies', 'pages/legal/cookies.tsx'),
  route('data-processing', 'pages/legal/data-processing.tsx'),
  route('accessibility', 'pages/legal/accessibility.tsx'),
  route('imprint', 'pages/legal/imprint.tsx'),
  route('corrections', 'pages/legal/corrections.tsx'),
  route('changelog', 'pages/legal/changelog.tsx'),
  // Each article is a separate module, so that readers load the text of only one.
  layout(
    'pages/resources/article.tsx',
    articleSlugs().map((slug) => route(`resources/${slug}`, `../content/articles/${slug}.mdx`)),
  ),
  route('resources/:slug', 'pages/resources/article-not-found.tsx'),
  // Rendered at '/404' by the build, and shown at any unknown address. It must be a single route, or the browser would
  // render it again.
  route('*', 'pages/not-found.tsx'),

  layout('pages/query-layout.tsx', [
    index('pages/home.tsx'),
    route('security', 'pages/company/security.tsx'),
    route('subprocessors', 'pages/legal/subprocessors.tsx'),
    route('contact', 'pages/company/contact.tsx'),
    route('careers', 'pages/company/careers.tsx'),
    route('login', 'pages/account/login.tsx'),
    route('register', 'pages/account/register.tsx'),
    route('results/:id', 'pages/results/results.tsx'),
    route('report/:id', 'pages/results/report.tsx'),
    route('compare/:id/:before', 'pages/results/compare.tsx'),
    route('fix/:id', 'pages/results/fix.tsx'),
    route('shared/:token', 'pages/results/shared.tsx'),
    route('reset-password', 'pages/account/reset-password.tsx'),
    route('verify-email', 'pages/account/verify-email.tsx'),
    route('newsletter/confirm', 'pages/newsletter/confirm.tsx'),
    route('newsletter/unsubscribe', 'pages/newsletter/unsubscribe.tsx'),
    route('templates', 'pages/resources/templates.tsx'),
    route('download-success', 'pages/resources/download-success.tsx'),
    route('pricing', 'pages/billing/pricing.tsx'),
    route('payment-success', 'pages/billing/payment-success.tsx'),
    route('auth-landing', 'pages/account/auth-landing.tsx'),
    route('dashboard', 'pages/account/dashboard.tsx'),
    route('admin/stripe-config', 'pages/admin/stripe-config.tsx'),
    route('profile', 'pages/account/profile.tsx'),
    route('groups', 'pages/groups/groups.tsx'),
    route('groups/:id', 'pages/groups/group.tsx'),
    route('join/:token', 'pages/groups/join.tsx'),
    route('admin/dashboard', 'pages/admin/dashboard.tsx'),
    route('admin/inbox', 'pages/admin/inbox.tsx'),
  ]),
] satisfies RouteConfig;
