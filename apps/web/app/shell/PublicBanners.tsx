import { cookieConsentView, createCookieConsentMachine } from "@jobami/machines/flows/cookie-consent";
import { createSignUpBannerMachine, signUpBannerView } from "@jobami/machines/flows/sign-up-banner";
import { CookieBanner } from "@jobami/ui/patterns/CookieBanner";
import { CookiePreferences } from "@jobami/ui/patterns/CookiePreferences";
import { SignUpBanner } from "@jobami/ui/patterns/SignUpBanner";
import { link } from "@jobami/ui/styles";
import { lazy, Suspense, useEffect } from "react";
import { Link } from "react-router";
import { useHoldsFloor } from "../world/floor.ts";
import { LinkButton } from "../world/LinkButton.tsx";
import { useSession } from "../world/session.ts";
import { useFlow } from "../world/use-flow.ts";
import { cookieWords, invitationWords } from "./banners.copy.ts";
import { hearConsents, readConsents, writeConsents } from "./consents-cookie.ts";
import * as css from "./PublicBanners.css.ts";
import { hasSessionMarker } from "./session-marker.ts";

const SeoCorner = lazy(async () => ({ default: (await import("../features/seo/SeoCorner.tsx")).SeoCorner }));

const cookieMachine = createCookieConsentMachine({ now: Date.now });
const invitationMachine = createSignUpBannerMachine();

export interface PublicBannersProps {
  /** Pages that are themselves the way in do not invite again. */
  isInviting: boolean;
  /** A page of the dashboard: it may promote referencing [SEO-25]. */
  isInside?: boolean;
}

/** What comes to the foot of a page: the question about cookies, the invitation to sign up, the reminder of referencing. */
export function PublicBanners({ isInviting, isInside = false }: PublicBannersProps) {
  const { status, user } = useSession();
  return (
    <div className={css.dock}>
      <Cookies />
      <Invitation isWanted={isInviting} />
      {isInside && status === "signedIn" && user?.user_type === "jobbeur" && (
        <Suspense fallback={null}>
          <SeoCorner key={user.id} user={user} bannerPlace={css.aboveBar} />
        </Suspense>
      )}
    </div>
  );
}

function Cookies() {
  const [snapshot, send] = useFlow(
    cookieMachine,
    { consents: readConsents() },
    { remember: ({ record }) => writeConsents(record) },
  );
  useEffect(
    () =>
      hearConsents({
        updated: () => send({ type: "cookies.updated", consents: readConsents() }),
        reset: () => send({ type: "cookies.reset" }),
      }),
    [send],
  );
  const { shown, choices } = cookieConsentView(snapshot);
  useHoldsFloor("cookies", shown !== "nothing");
  if (shown === "nothing") return null;
  return (
    <div className={css.start}>
      {shown === "banner" ? (
        <CookieBanner
          onAccept={() => send({ type: "all.accepted" })}
          onRefuse={() => send({ type: "all.refused" })}
          onCustomise={() => send({ type: "customise.asked" })}
          onClose={() => send({ type: "banner.closed" })}
        >
          {cookieWords.text}{" "}
          <Link className={link} to="/cookies">
            {cookieWords.more}
          </Link>
        </CookieBanner>
      ) : (
        <CookiePreferences
          choices={choices}
          onChange={(category, isAllowed) => send({ type: "choice.changed", category, isAllowed })}
          onSave={() => send({ type: "choices.saved" })}
          onCancel={() => send({ type: "customise.cancelled" })}
        />
      )}
    </div>
  );
}

/** Nobody is here, and the question about cookies waits: one flag drives both banners [BAN-05, BAN-06]. */
function isWelcome(): boolean {
  return !hasSessionMarker() && !readConsents().bannerDismissed;
}

function Invitation({ isWanted }: { isWanted: boolean }) {
  const isSignedOut = useSession().status === "signedOut";
  const [snapshot, send] = useFlow(invitationMachine, { isWelcome: isWelcome() }, {} as never);
  useEffect(() => {
    const read = () => send({ type: "welcome.read", isWelcome: isSignedOut && isWelcome() });
    read();
    return hearConsents({ updated: read, reset: read });
  }, [send, isSignedOut]);
  const shown = signUpBannerView(snapshot);
  if (shown === "hidden" || !isWanted) return null;
  return (
    <div className={css.end}>
      <SignUpBanner
        title={invitationWords.title}
        action={<LinkButton to="/inscription">{invitationWords.action}</LinkButton>}
        isLeaving={shown === "leaving"}
        onClose={() => send({ type: "banner.closed" })}
      >
        {invitationWords.text}
      </SignUpBanner>
    </div>
  );
}
