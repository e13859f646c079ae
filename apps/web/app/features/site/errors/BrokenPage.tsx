import { CrashScreen } from "@jobami/ui/patterns/CrashScreen";
import { useEffect, useRef, useState } from "react";
import { landingPath } from "../../../generated/paths.ts";
import { errorCopy } from "./copy.ts";
import type { CrashRun } from "./crash-controller.ts";
import { reportBroken, reportStarted } from "./start-up-guard.ts";

const loadAgain = () => globalThis.location.reload();

/** The apology after a rendering that failed; the page comes back by itself, once [ERR-12, ERR-13]. */
export function BrokenPage({ reload = loadAgain }: { reload?: () => void }) {
  const [isComingBack, setComingBack] = useState(true);
  const run = useRef<CrashRun | null>(null);
  useEffect(() => {
    let isGone = false;
    reportStarted();
    import("./crash-controller.ts").then(
      ({ runCrash }) => {
        if (!isGone) run.current = runCrash({ reload, show: setComingBack });
      },
      () => setComingBack(reportBroken()),
    );
    return () => {
      isGone = true;
      run.current?.stop();
    };
  }, [reload]);
  return (
    <CrashScreen
      title={errorCopy.crash}
      isComingBack={isComingBack}
      comingBackText={errorCopy.crashHelp}
      waitingText={errorCopy.crashAgainHelp}
      onReload={() => (run.current === null ? reload() : run.current.askReload())}
      home={{ href: landingPath, label: errorCopy.backHome }}
    />
  );
}
