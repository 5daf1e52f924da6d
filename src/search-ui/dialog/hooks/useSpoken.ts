import {useEffect, useState} from 'react';

/** Milliseconds of rest after which the number of results is spoken. */
const SPOKEN_AFTER = 600;

/** Returns a message once it has stayed the same for a while, so that typing is not talked over. */
export function useSpoken(message: string): string {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(message), SPOKEN_AFTER);
    return () => clearTimeout(timer);
  }, [message]);
  return spoken;
}
