import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { signedOut } from './current-user.ts';

/** Redirects a signed-out visitor to the login and back here, including the tab. */
export const RedirectToLogin = () => {
  const { pathname, search } = useLocation();
  useEffect(signedOut, []);
  return <Navigate to={`/login?${new URLSearchParams({ redirect: `${pathname}${search}` }).toString()}`} replace />;
};
