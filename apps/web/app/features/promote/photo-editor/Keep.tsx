import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { PortfolioPiece } from "@jobami/api/portfolio/contract";
import { maxPieceTitle, portfolioPicture, portfolioRoutes } from "@jobami/api/portfolio/routes";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { TextField } from "@jobami/ui/TextField";
import { Download } from "lucide-react";
import { type FormEvent, useState } from "react";
import { ownProfilePath } from "../../../generated/paths.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { words } from "./copy.ts";
import { makePicture } from "./draw.ts";
import type { PhotoEdits } from "./edits.ts";
import { keepingPhoto } from "./photo.actors.ts";
import { Replace } from "./Replace.tsx";

interface KeepProps {
  picture: HTMLImageElement;
  edits: PhotoEdits;
  /** What it was called before. */
  name: string;
  onKept: () => void;
  /** The piece of work whose picture it is; null for a picture of the device. */
  piece: PortfolioPiece | null;
}

/** What becomes of an edited picture: jobbeurs show it, everybody may have the file. */
export function Keep({ picture, edits, name, onKept, piece }: KeepProps) {
  const { user } = useSession();
  const notify = useNotify();
  const [isMaking, setMaking] = useState(false);
  const isJobbeur = user?.user_type === "jobbeur";
  const make = async () => (await makePicture(picture, edits, portfolioPicture.largest)).bytes;
  async function download(): Promise<void> {
    setMaking(true);
    try {
      const address = URL.createObjectURL(await make());
      const link = document.createElement("a");
      link.href = address;
      link.download = `${name.replace(/\.[^.]*$/, "") || "photo"}-retouchee.jpg`;
      link.click();
      URL.revokeObjectURL(address);
      onKept();
      notify({ kind: "success", title: words.downloaded });
    } catch {
      notify({ kind: "error", title: words.notMade });
    } finally {
      setMaking(false);
    }
  }
  return (
    <Stack as="section" gap={4} aria-labelledby="garder">
      <h2 id="garder" className={heading[4]}>
        {words.keep}
      </h2>
      {piece !== null && <Replace piece={piece} make={make} onKept={onKept} />}
      {isJobbeur && <KeepForm isSecond={piece !== null} make={make} onKept={onKept} />}
      <Inline gap={3} align="center">
        <Button variant="secondary" icon={<Download />} isPending={isMaking} onClick={() => void download()}>
          {words.download}
        </Button>
        <span className={text.soft}>{words.downloadText}</span>
      </Inline>
    </Stack>
  );
}

interface KeepFormProps {
  /** Something else comes first. */
  isSecond: boolean;
  make: () => Promise<Blob>;
  onKept: () => void;
}

function KeepForm({ isSecond, make, onKept }: KeepFormProps) {
  const api = useApi();
  const readings = useReadings();
  const notify = useNotify();
  const [title, setTitle] = useState("");
  const [isTried, setTried] = useState(false);
  const [isKept, setKept] = useState(false);
  const [machine] = useState(() => keepingPhoto(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      readings.change(portfolioRoutes.list, {}, () => answer);
      setKept(true);
      setTried(false);
      setTitle("");
      onKept();
      notify({ kind: "success", title: words.saved });
    },
  });
  function send(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    setKept(false);
    if (title.trim() !== "") submit({ piece: null, title, make });
  }
  const missing = isTried && title.trim() === "" ? words.pieceTitleMissing : undefined;
  return (
    <Stack as="form" gap={3} noValidate aria-label={words.save} onSubmit={send}>
      {isSecond && <h3 className={text.strong}>{words.orNew}</h3>}
      {problem !== null && problem.fields.length === 0 && (
        <Banner tone="danger" announce="assertive" title={problemText(problem)} />
      )}
      <TextField
        label={words.pieceTitle}
        help={words.keepText}
        isRequired
        requiredWord=""
        autoComplete="off"
        maxLength={maxPieceTitle}
        value={title}
        error={missing ?? problem?.fields.find(({ path }) => path === "title")?.message}
        onChange={({ currentTarget: { value } }) => {
          setTitle(value);
          edit();
        }}
      />
      <div>
        <Button
          type="submit"
          variant={isSecond ? "secondary" : "primary"}
          isPending={isSending}
          pendingLabel={words.saving}
        >
          {words.save}
        </Button>
      </div>
      {isKept && (
        <Banner
          tone="success"
          title={words.saved}
          action={
            <LinkButton to={ownProfilePath} variant="secondary" size="small">
              {words.toProfile}
            </LinkButton>
          }
        >
          {words.savedText}
        </Banner>
      )}
    </Stack>
  );
}
