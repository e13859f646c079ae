import { Street } from "@jobami/ui/Street";
import { heading, text } from "@jobami/ui/styles";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { LinkButton } from "../world/LinkButton.tsx";
import { countdownText, errorWords } from "./copy.ts";
import * as css from "./ErrorScreen.css.ts";

/** How long the 403 page stays, in s [ERR-08]. */
export const forbiddenSeconds = 5;

/** The 403 page: who it is for, and the way to sign in, taken by itself after 5 s [ERR-07, ERR-08]. */
export function ForbiddenScreen() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [secondsLeft, setSecondsLeft] = useState(forbiddenSeconds);
  const login = `/login?from=${encodeURIComponent(pathname + search)}`;
  useEffect(() => {
    const timer = setTimeout(() => {
      if (secondsLeft > 1) setSecondsLeft(secondsLeft - 1);
      else navigate(login, { replace: true });
    }, 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft, navigate, login]);
  return (
    <div className={css.screen}>
      <div className={css.picture}>
        <Street variant="spot" seed="porte close" />
      </div>
      <p className={text.overline}>Erreur 403</p>
      <h1 className={heading[1]}>{errorWords.forbidden}</h1>
      <p className={text.lead}>{countdownText(secondsLeft)}</p>
      <LinkButton to={login}>{errorWords.signIn}</LinkButton>
    </div>
  );
}
