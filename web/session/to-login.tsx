import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSessionNews } from './use-session.ts';

/** Signed out: to the login and back here, tab and all. */
export const ToLogin = () => {
  const { pathname, search } = useLocation();
  const { signedOut } = useSessionNews();
  useEffect(signedOut, [signedOut]);
  return <Navigate to={`/login?${new URLSearchParams({ redirect: `${pathname}${search}` }).toString()}`} replace />;
};
