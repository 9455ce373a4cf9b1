import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { signedOut } from './current-user.ts';

/** For somebody who is signed out: to the login and back here, tab and all. */
export const RedirectToLogin = () => {
  const { pathname, search } = useLocation();
  useEffect(signedOut, []);
  return <Navigate to={`/login?${new URLSearchParams({ redirect: `${pathname}${search}` }).toString()}`} replace />;
};
