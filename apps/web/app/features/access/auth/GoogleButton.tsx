import { googleRoutes } from "@jobami/api/google/routes";
import { Spinner } from "@jobami/ui/Spinner";
import { type MouseEvent, useEffect, useState } from "react";
import { useClock } from "../../../platform/clock/index.ts";
import * as css from "./GoogleButton.css.ts";
import { googleButton } from "./google-button.copy.ts";

/** The start of a sign-in with Google; `t` names the moment of the click. */
function startOf(from: string | null, t?: number): string {
  const query = new URLSearchParams({
    ...(t === undefined ? {} : { t: String(t) }),
    ...(from === null ? {} : { from }),
  });
  return query.size === 0 ? googleRoutes.start.path : `${googleRoutes.start.path}?${query}`;
}

interface GoogleButtonProps {
  /** The page to come back to. */
  from: string | null;
  /** Leaves the page. */
  leave?: (url: string) => void;
}

/** Leaves for Google with the whole page; a plain link without scripts [LOGIN-02, LOGIN-08, LOGIN-09]. */
export function GoogleButton({ from, leave = (url) => window.location.assign(url) }: GoogleButtonProps) {
  const clock = useClock();
  const [isLeaving, setLeaving] = useState(false);
  // The browser may bring this very page back, as it was when it was left.
  useEffect(() => {
    const rest = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false);
    window.addEventListener("pageshow", rest);
    return () => window.removeEventListener("pageshow", rest);
  }, []);

  function go(event: MouseEvent): void {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere && !isLeaving) return;
    event.preventDefault();
    if (isLeaving) return;
    setLeaving(true);
    leave(startOf(from, clock.now()));
  }

  return (
    <a
      href={startOf(from)}
      className={css.button}
      aria-busy={isLeaving || undefined}
      aria-disabled={isLeaving || undefined}
      onClick={go}
    >
      {isLeaving ? <Spinner label={googleButton.leaving} isLabelVisible size="small" /> : <ButtonText />}
    </a>
  );
}

function ButtonText() {
  return (
    <>
      <GoogleLogo />
      {googleButton.button}
    </>
  );
}

/** Google's mark in its own colours, as its guidelines ask. */
function GoogleLogo() {
  return (
    <svg className={css.logo} viewBox="0 0 48 48" aria-hidden="true">
      <path
        fill="#EA4335"
        d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
      />
      <path
        fill="#4285F4"
        d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
      />
      <path
        fill="#FBBC05"
        d="M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"
      />
      <path
        fill="#34A853"
        d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
      />
    </svg>
  );
}
