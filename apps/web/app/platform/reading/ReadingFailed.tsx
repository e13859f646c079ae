import { ApiError } from "@jobami/api/http/errors";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";

const words = {
  failed: "Cette page n’a pas pu être chargée.",
  retry: "Réessayer",
  cutOff: "Vérifiez votre connexion\u00a0: la page se relit dès qu’elle revient.",
} as const;

const isCutOff = (error: unknown) => error instanceof ApiError && error.code === "NETWORK";

interface ReadingFailedProps {
  error: unknown;
  /** What could not be read; the page itself where nothing is said. */
  title?: string;
  /** `polite` where the page says other things first. */
  announce?: "assertive" | "polite";
  onRetry: () => void;
}

/** Says that something could not be read; what was read before stays under it. */
export function ReadingFailed(props: ReadingFailedProps) {
  const { error, title = words.failed, announce = "assertive", onRetry } = props;
  return (
    <Banner
      tone="danger"
      announce={announce}
      title={title}
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {isCutOff(error) ? words.cutOff : null}
    </Banner>
  );
}
