import { ApiError } from "@jobami/api/http/errors";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";

const copy = {
  failed: "Cette page n’a pas pu être chargée.",
  retry: "Réessayer",
  cutOff: "Vérifiez votre connexion\u00a0: la page se relit dès qu’elle revient.",
} as const;

const isCutOff = (error: unknown) => error instanceof ApiError && error.code === "NETWORK";

interface ReadingFailedProps {
  error: unknown;
  /** What could not be read; the page itself where nothing is stated. */
  title?: string;
  /** `polite` where the page states other things first. */
  announce?: "assertive" | "polite";
  onRetry: () => void;
}

/** States that something could not be read; what was read before stays under it. */
export function ReadingFailed(props: ReadingFailedProps) {
  const { error, title = copy.failed, announce = "assertive", onRetry } = props;
  return (
    <Banner
      tone="danger"
      announce={announce}
      title={title}
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {copy.retry}
        </Button>
      }
    >
      {isCutOff(error) ? copy.cutOff : null}
    </Banner>
  );
}
