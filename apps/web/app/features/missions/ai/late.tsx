import { type ComponentProps, lazy, Suspense } from "react";
import type { SuggestFit, SuggestReply } from "./suggestions.tsx";

const load = () => import("./suggestions.tsx");
const Reply = lazy(async () => ({ default: (await load()).SuggestReply }));
const Fit = lazy(async () => ({ default: (await load()).SuggestFit }));
const HalfDays = lazy(async () => ({ default: (await load()).SuggestHalfDays }));

/** An answer to a review, loaded with the form that it goes into. */
export function LateReply(props: ComponentProps<typeof SuggestReply>) {
  return (
    <Suspense fallback={null}>
      <Reply {...props} />
    </Suspense>
  );
}

/** Whether a mission fits, loaded after the mission. */
export function LateFit(props: ComponentProps<typeof SuggestFit>) {
  return (
    <Suspense fallback={null}>
      <Fit {...props} />
    </Suspense>
  );
}

/** Half-days that are likely free, loaded after the planning. */
export function LateHalfDays() {
  return (
    <Suspense fallback={null}>
      <HalfDays />
    </Suspense>
  );
}
