import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { PortfolioPiece } from "@jobami/api/portfolio/contract";
import { maxPieceTitle, portfolioPicture, portfolioRoutes } from "@jobami/api/portfolio/routes";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { TextField } from "@jobami/ui/TextField";
import { Download } from "lucide-react";
import { useState } from "react";
import { ownProfilePath } from "../../../generated/paths.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { copy } from "./copy.ts";
import { makePicture } from "./draw.ts";
import type { PhotoEdits } from "./edits.ts";
import { keepingPhoto } from "./photo.actors.ts";
import { Replace } from "./Replace.tsx";

interface KeepProps {
  picture: HTMLImageElement;
  edits: PhotoEdits;
  /** What it was called before. */
  name: string;
  onSaved: () => void;
  /** The piece of work whose picture it is; null for a picture of the device. */
  piece: PortfolioPiece | null;
}

/** What becomes of an edited picture: jobbeurs show it, everybody may have the file. */
export function Keep({ picture, edits, name, onSaved, piece }: KeepProps) {
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
      onSaved();
      notify({ kind: "success", title: copy.downloaded });
    } catch {
      notify({ kind: "error", title: copy.notMade });
    } finally {
      setMaking(false);
    }
  }
  return (
    <Stack as="section" gap={4} aria-labelledby="garder">
      <h2 id="garder" className={heading[4]}>
        {copy.keep}
      </h2>
      {piece !== null && <Replace piece={piece} make={make} onSaved={onSaved} />}
      {isJobbeur && <KeepForm isSecond={piece !== null} make={make} onSaved={onSaved} />}
      <Inline gap={3} align="center">
        <Button variant="secondary" icon={<Download />} isPending={isMaking} onClick={() => void download()}>
          {copy.download}
        </Button>
        <span className={text.soft}>{copy.downloadText}</span>
      </Inline>
    </Stack>
  );
}

interface KeepFormProps {
  /** Something else comes first. */
  isSecond: boolean;
  make: () => Promise<Blob>;
  onSaved: () => void;
}

function KeepForm({ isSecond, make, onSaved }: KeepFormProps) {
  const api = useApi();
  const readings = useReadings();
  const notify = useNotify();
  const [title, setTitle] = useState("");
  const [isTried, setTried] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [machine] = useState(() => keepingPhoto(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      readings.change(portfolioRoutes.list, {}, () => answer);
      setSaved(true);
      setTried(false);
      setTitle("");
      onSaved();
      notify({ kind: "success", title: copy.saved });
    },
  });
  function send(): void {
    setTried(true);
    setSaved(false);
    if (title.trim() !== "") submit({ piece: null, title, make });
  }
  const missing = isTried && title.trim() === "" ? copy.pieceTitleMissing : undefined;
  return (
    <Stack as={Form} gap={3} aria-label={copy.save} onSubmit={send}>
      {isSecond && <h3 className={text.strong}>{copy.orNew}</h3>}
      {problem !== null && problem.fields.length === 0 && (
        <Banner tone="danger" announce="assertive" title={problemText(problem)} />
      )}
      <TextField
        label={copy.pieceTitle}
        help={copy.keepText}
        isRequired
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
          pendingLabel={copy.saving}
        >
          {copy.save}
        </Button>
      </div>
      {isSaved && (
        <Banner
          tone="success"
          title={copy.saved}
          action={
            <LinkButton to={ownProfilePath} variant="secondary" size="small">
              {copy.toProfile}
            </LinkButton>
          }
        >
          {copy.savedText}
        </Banner>
      )}
    </Stack>
  );
}
