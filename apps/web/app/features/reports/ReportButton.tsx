import type { ReportedKind } from "@jobami/api/reports/routes";
import { Button } from "@jobami/ui/Button";
import { visuallyHidden } from "@jobami/ui/styles";
import { Flag } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { words } from "./copy.ts";

const ReportDialog = lazy(async () => ({ default: (await import("./ReportDialog.tsx")).ReportDialog }));

export interface ReportButtonProps {
  kind: ReportedKind;
  id: string;
  /** Whose it is, for who does not see what stands beside it. */
  about: string;
  variant?: "ghost" | "secondary";
}

/** The command that reports a content to the moderators; its dialog comes when it is asked for. */
export function ReportButton({ kind, id, about, variant = "ghost" }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        size={variant === "ghost" ? "small" : undefined}
        icon={<Flag />}
        onClick={() => setOpen(true)}
      >
        {words.report}
        <span className={visuallyHidden}>{`\u00a0: ${about}`}</span>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog kind={kind} id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
