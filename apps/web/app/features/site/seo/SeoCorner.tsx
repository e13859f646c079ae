import type { SessionUser } from "@jobami/api/auth/contract";
import { useApi } from "@jobami/api/http/provider";
import { createSeoBannerMachine, seoBannerView } from "@jobami/machines/seo/seo-banner";
import { seoPromotionView } from "@jobami/machines/seo/seo-promotion";
import { Button } from "@jobami/ui/Button";
import { SignUpBanner } from "@jobami/ui/patterns/SignUpBanner";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { dashboardPath, marketingPath, ownProfilePath, statisticsPath } from "../../../generated/paths.ts";
import { systemClock } from "../../../platform/clock/index.ts";
import { useFlow } from "../../../platform/machine/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { useIsOverlayFree } from "../../../platform/overlays/index.ts";
import { hearWindow } from "../../account/consents/index.ts";
import { activation, banner } from "./copy.ts";
import { seoPromotionMachine } from "./seo.actors.ts";
import { openPromotionEvent } from "./seo.events.ts";
import { dismissalRecord, promptRecord } from "./seo-records.ts";
import { useSeoStanding } from "./use-seo-standing.ts";

const SeoDialog = lazy(async () => ({ default: (await import("./SeoDialog.tsx")).SeoDialog }));
/** Pages between two tasks: elsewhere people read a mission, write or decide, and are not interrupted. */
const restingPlaces: readonly string[] = [dashboardPath, ownProfilePath, statisticsPath, marketingPath];
const bannerMachine = createSeoBannerMachine({ now: systemClock.now });

interface SeoCornerProps {
  user: SessionUser;
  /** Class of the place that the banner takes at the foot of the page. */
  bannerPlace?: string | undefined;
}

/** Promotes Google referencing to jobbeurs: a modal when something brings it, a banner as a reminder; unasked for, neither comes over what is open, nor while a task is under way [SEO-25]. */
export function SeoCorner({ user, bannerPlace }: SeoCornerProps) {
  const api = useApi();
  const notify = useNotify();
  const { pathname } = useLocation();
  const isFree = useIsOverlayFree() && restingPlaces.includes(pathname);
  const { standing, noteReferenced } = useSeoStanding(user);
  const [machine] = useState(() => seoPromotionMachine(api));
  const [promotion, sendPromotion] = useFlow(
    machine,
    { record: promptRecord.read(user.id), isFree },
    {
      remember: ({ record }) => promptRecord.write(user.id, record),
      notice: ({ kind, code, params }) =>
        notify({ kind, title: typeof params?.message === "string" ? params.message : activation[code] }),
      "referencing.activated": noteReferenced,
    },
  );
  const { isOpen, isActivating } = seoPromotionView(promotion);
  const isPrompt = isOpen && !promotion.context.isAsked;
  const [reminder, sendReminder] = useFlow(
    bannerMachine,
    { record: dismissalRecord.read(user.id), isFree },
    { remember: ({ record }) => dismissalRecord.write(user.id, record) },
  );
  useEffect(() => {
    sendPromotion({ type: "overlay.changed", isFree });
    sendReminder({ type: "overlay.changed", isFree });
  }, [isFree, sendPromotion, sendReminder]);
  useEffect(() => {
    sendPromotion({ type: "standing.read", standing });
    sendReminder({ type: "standing.read", standing });
  }, [standing, sendPromotion, sendReminder]);
  useEffect(() => {
    if (isPrompt) sendReminder({ type: "promotion.shown" });
  }, [isPrompt, sendReminder]);
  const ask = () => sendPromotion({ type: "promotion.requested" });
  useEffect(
    () => hearWindow({ [openPromotionEvent]: () => sendPromotion({ type: "promotion.requested" }) }),
    [sendPromotion],
  );
  const [hasOpened, setHasOpened] = useState(false);
  if (isOpen && !hasOpened) setHasOpened(true);
  return (
    <>
      {seoBannerView(reminder).isShown && (
        <div className={bannerPlace}>
          <SignUpBanner
            title={banner.title}
            action={<Button onClick={ask}>{banner.action}</Button>}
            onClose={() => sendReminder({ type: "banner.dismissed" })}
          >
            {banner.text}
          </SignUpBanner>
        </div>
      )}
      {hasOpened && (
        <Suspense fallback={null}>
          <SeoDialog
            isOpen={isOpen}
            trigger={promotion.context.trigger}
            isActivating={isActivating}
            onActivate={() => sendPromotion({ type: "activation.requested" })}
            onClose={() => sendPromotion({ type: "promotion.closed" })}
          />
        </Suspense>
      )}
    </>
  );
}
