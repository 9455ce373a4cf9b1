import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { articleSlugs } from './mdx/article-slugs.ts';

/** One row a page; `contract/product/pages.ts` tells the server and the build of the same paths. */
export default [
  // Pages of text load nothing that asks the server.
  route('features', 'pages/features.tsx'),
  route('sample-report', 'pages/sample-report.tsx'),
  route('help', 'pages/help.tsx'),
  route('about', 'pages/about.tsx'),
  route('resources', 'pages/resources.tsx'),
  route('resources/category/:name', 'pages/category.tsx'),
  route('terms', 'pages/terms.tsx'),
  route('privacy', 'pages/privacy.tsx'),
  // Each article is a module of its own, so that a reader loads the text of one.
  layout(
    'pages/article.tsx',
    articleSlugs().map((slug) => route(`resources/${slug}`, `../content/articles/${slug}.mdx`)),
  ),
  route('resources/:slug', 'pages/article-not-found.tsx'),
  // Drawn at '/404' by the build, and shown at any other address: it has to be one route, or the browser draws it anew.
  route('*', 'pages/not-found.tsx'),

  layout('pages/asking.tsx', [
    index('pages/home.tsx'),
    route('security', 'pages/security.tsx'),
    route('contact', 'pages/contact.tsx'),
    route('careers', 'pages/careers.tsx'),
    route('login', 'pages/login.tsx'),
    route('register', 'pages/register.tsx'),
    route('results/:id', 'pages/results.tsx'),
    route('report/:id', 'pages/report.tsx'),
    route('compare/:id/:before', 'pages/compare.tsx'),
    route('shared/:token', 'pages/shared.tsx'),
    route('reset-password', 'pages/reset-password.tsx'),
    route('verify-email', 'pages/verify-email.tsx'),
    route('newsletter/confirm', 'pages/newsletter-confirm.tsx'),
    route('newsletter/unsubscribe', 'pages/newsletter-unsubscribe.tsx'),
    route('templates', 'pages/templates.tsx'),
    route('download-success', 'pages/download-success.tsx'),
    route('pricing', 'pages/pricing.tsx'),
    route('payment-success', 'pages/payment-success.tsx'),
    route('auth-landing', 'pages/auth-landing.tsx'),
    route('dashboard', 'pages/dashboard.tsx'),
    route('admin/stripe-config', 'pages/stripe-config.tsx'),
    route('profile', 'pages/profile.tsx'),
    route('admin/dashboard', 'pages/admin-dashboard.tsx'),
    route('admin/inbox', 'pages/admin-inbox.tsx'),
  ]),
] satisfies RouteConfig;
