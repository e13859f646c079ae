import type { DisputeReason } from "@jobami/api/disputes/routes";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { text } from "@jobami/ui/styles";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { copy } from "./copy.ts";

const OpenForm = lazy(async () => ({ default: (await import("./OpenForm.tsx")).OpenForm }));

interface OpenDisputeProps {
  missionId: string;
  /** What it may be about now; one at least. */
  reasons: readonly DisputeReason[];
}

/** Offers to open a dispute, and asks what is wrong. */
export function OpenDispute({ missionId, reasons }: OpenDisputeProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasLeft, setLeft] = useState(false);
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasLeft && !isOpen) start.current?.focus();
  }, [wasLeft, isOpen]);
  const isNoShow = reasons.includes("noShow");
  if (isOpen)
    return (
      <Suspense fallback={null}>
        <OpenForm
          missionId={missionId}
          reasons={reasons}
          onLeave={() => {
            setLeft(true);
            setOpen(false);
          }}
        />
      </Suspense>
    );
  return (
    <Stack gap={3}>
      <p className={text.soft}>{isNoShow ? copy.noShowHelp : copy.problemHelp}</p>
      <Inline gap={3}>
        <Button ref={start} variant="secondary" size="small" onClick={() => setOpen(true)}>
          {copy.start}
        </Button>
      </Inline>
    </Stack>
  );
}
