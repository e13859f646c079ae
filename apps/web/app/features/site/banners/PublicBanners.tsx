import { createSignUpBannerMachine, signUpBannerView } from "@jobami/machines/auth/sign-up-banner";
import {
  cookieConsentView,
  createCookieConsentMachine,
  type UserConsents,
} from "@jobami/machines/consents/cookie-consent";
import { CookieBanner } from "@jobami/ui/patterns/CookieBanner";
import { link } from "@jobami/ui/styles";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { cookieChoicePath, cookiesPath, registrationPath } from "../../../generated/paths.ts";
import { systemClock } from "../../../platform/clock/index.ts";
import { PostFields, useEarlySubmit } from "../../../platform/forms/index.ts";
import { Link, LinkButton } from "../../../platform/links/index.ts";
import { useFlow } from "../../../platform/machine/index.ts";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import { useIsHydrated } from "../../../platform/page/index.ts";
import { hasSessionMarker, useSession } from "../../../platform/session/index.ts";
import { useCovers } from "../../../platform/viewport/index.ts";
import { cookieCopy, hearConsents, readConsents, writeConsents } from "../../account/consents/index.ts";
import { loadSeoCorner } from "../seo/index.ts";
import { barBelow } from "./bar-below.ts";
import { invitationCopy } from "./copy.ts";
import { loadCookiePreferences, loadSignUpBanner } from "./load.ts";
import * as css from "./PublicBanners.css.ts";

/** They take the focus themselves once they have come. */
const CookiePreferences = lazy(loadCookiePreferences);
const SignUpBanner = lazy(loadSignUpBanner);
const SeoCorner = lazy(loadSeoCorner);

const cookieMachine = createCookieConsentMachine({ now: systemClock.now });
const invitationMachine = createSignUpBannerMachine();

export interface PublicBannersProps {
  /** The answer about cookies that the server was sent with the page. */
  consents: UserConsents;
  /** Ways in, what the law asks for and errors invite to nothing. */
  isInviting: boolean;
  /** A page of the dashboard: it may promote referencing [SEO-25]. */
  isInside?: boolean;
}

/** What stands at the foot of a page: the question about cookies, the invitation to sign up, the reminder of referencing. */
export function PublicBanners({ consents, isInviting, isInside = false }: PublicBannersProps) {
  const { status, user } = useSession();
  const isHydrated = useIsHydrated();
  const { pathname } = useLocation();
  return (
    <>
      <div className={css.room} aria-hidden="true" />
      <div ref={useCovers("foot")} className={css.dock} data-bar={barBelow(pathname, user !== null)}>
        <Cookies consents={consents} />
        {isHydrated && <Invitation isWanted={isInviting} />}
        {isInside && status === "signedIn" && user?.user_type === "jobbeur" && (
          <Suspense fallback={null}>
            <SeoCorner key={user.id} user={user} bannerPlace={css.end} />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** The server draws the question; an answer that is given before scripts have come is heard once they have, or sent where there are none. */
function Cookies({ consents }: { consents: UserConsents }) {
  const [snapshot, send] = useFlow(
    cookieMachine,
    { consents },
    { remember: ({ record }) => writeConsents(record) },
  );
  const isAnswered = consents.bannerDismissed;
  useEffect(() => {
    const updated = () => send({ type: "cookies.updated", consents: readConsents() });
    // A page that the browser stored may be older than the answer.
    if (readConsents().bannerDismissed !== isAnswered) updated();
    return hearConsents({ updated, reset: () => send({ type: "cookies.reset" }) });
  }, [send, isAnswered]);
  const { shown, choices } = cookieConsentView(snapshot);
  const [isFirst, setFirst] = useState(true);
  if (isFirst && shown !== "banner") setFirst(false);
  const early = useEarlySubmit("cookie-question");
  const { pathname, search } = useLocation();
  useOverlayLock("cookies", shown !== "nothing");
  if (shown === "nothing") return null;
  return (
    <div className={css.start}>
      {shown === "banner" ? (
        <CookieBanner
          isStill={isFirst}
          form={{
            ...early,
            action: cookieChoicePath,
            children: (
              <>
                <PostFields form={early.id} />
                <input type="hidden" name="from" value={pathname + search} />
              </>
            ),
          }}
          onAccept={() => send({ type: "all.accepted" })}
          onRefuse={() => send({ type: "all.refused" })}
          onCustomise={() => send({ type: "customise.requested" })}
          onClose={() => send({ type: "banner.closed" })}
        >
          {cookieCopy.text}{" "}
          <Link className={link} to={cookiesPath}>
            {cookieCopy.more}
          </Link>
        </CookieBanner>
      ) : (
        <Suspense fallback={null}>
          <CookiePreferences
            choices={choices}
            onChange={(category, isAllowed) => send({ type: "choice.changed", category, isAllowed })}
            onSave={() => send({ type: "choices.saved" })}
            onCancel={() => send({ type: "customise.cancelled" })}
          />
        </Suspense>
      )}
    </div>
  );
}

/** No one is here, and the question about cookies waits: one flag drives both banners [BAN-05, BAN-06]. */
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
      <Suspense fallback={null}>
        <SignUpBanner
          title={invitationCopy.title}
          action={<LinkButton to={registrationPath}>{invitationCopy.action}</LinkButton>}
          isLeaving={shown === "leaving"}
          onClose={() => send({ type: "banner.closed" })}
        >
          {invitationCopy.text}
        </SignUpBanner>
      </Suspense>
    </div>
  );
}
