import type { ReportedKind } from "@jobami/api/reports/routes";
import { Button } from "@jobami/ui/Button";
import { IconButton } from "@jobami/ui/IconButton";
import { visuallyHidden } from "@jobami/ui/styles";
import { Flag } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { reportWord } from "./copy.ts";

const ReportDialog = lazy(async () => ({ default: (await import("./ReportDialog.tsx")).ReportDialog }));

export interface ReportButtonProps {
  kind: ReportedKind;
  id: string;
  /** The mission that the two agreed on, of a profile. */
  missionId?: string | undefined;
  /** Whose it is, for who does not see what stands beside it. */
  about: string;
  /** `icon` where there is one beside every line. */
  look?: "text" | "icon";
}

/** The command that reports a content to the moderators; its dialog comes when it is asked for. */
export function ReportButton({ kind, id, missionId, about, look = "text" }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const command = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // Whoever leaves the dialog stands where they came from.
  useEffect(() => {
    if (wasOpen.current && !isOpen) command.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const open = () => setOpen(true);
  const named = `\u00a0: ${about}`;
  return (
    <>
      {look === "icon" ? (
        <IconButton ref={command} label={`${reportWord}${named}`} icon={<Flag />} onClick={open} />
      ) : (
        <Button ref={command} variant="ghost" size="small" icon={<Flag />} onClick={open}>
          {reportWord}
          <span className={visuallyHidden}>{named}</span>
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog kind={kind} id={id} missionId={missionId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
