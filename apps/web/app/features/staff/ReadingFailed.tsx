import { ApiError } from "@jobami/api/http/errors";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { words } from "./copy.ts";

/** Says that a page of staff could not be read; what was read before stays under it. */
export function ReadingFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isCutOff = error instanceof ApiError && error.code === "NETWORK";
  return (
    <Banner
      tone="danger"
      announce="assertive"
      title={words.failed}
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {isCutOff ? words.offline : null}
    </Banner>
  );
}
