import { readCode } from "@jobami/api/offers/code";
import { createScannerMachine, scannerView } from "@jobami/machines/offers/scanner";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Form } from "@jobami/ui/Form";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { Columns } from "@jobami/ui/layout/Columns";
import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { heading, text } from "@jobami/ui/styles";
import { TextField } from "@jobami/ui/TextField";
import { Camera, CameraOff } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useFlow } from "../../../platform/machine/index.ts";
import { createCamera } from "./camera.ts";
import { cameraRefusals, scanCopy } from "./member.copy.ts";
import { JobbeursOnly } from "./OwnOffersScreen.tsx";
import * as css from "./offers.css.ts";
import { codePath } from "./where.ts";

/** /dashboard/scanner-qr: finds a member's code by the camera or by its letters [OFFR-07]. */
export function ScannerScreen() {
  return (
    <WorkPage>
      <PageHeader title={scanCopy.title} lead={scanCopy.lead} size="compact" />
      <JobbeursOnly>
        <Scanner />
      </JobbeursOnly>
    </WorkPage>
  );
}

function Scanner() {
  const navigate = useNavigate();
  const video = useRef<HTMLVideoElement>(null);
  const [code, setCode] = useState("");
  const [machine] = useState(() =>
    createScannerMachine().provide({ actors: { watchCamera: createCamera(() => video.current) } }),
  );
  const [snapshot, send] = useFlow(machine, undefined, {
    "code.found": ({ code: found }) => void navigate(codePath(found)),
  });
  const { camera, refusal, isForeign, isUnreadable } = scannerView(snapshot);
  function look(): void {
    send({ type: "code.typed", code: readCode(code) });
  }
  return (
    <Columns from="laptop" gap={10} rowGap={8}>
      <Stack as="section" gap={4} aria-labelledby="camera">
        <h2 id="camera" className={heading[3]}>
          {scanCopy.camera}
        </h2>
        {refusal !== null && <Banner tone="warning" announce="polite" title={cameraRefusals[refusal]} />}
        <video
          ref={video}
          className={css.picture}
          hidden={camera !== "scanning"}
          aria-label={scanCopy.picture}
          muted
          playsInline
        />
        <p className={text.soft} role="status">
          {camera === "asking" ? scanCopy.asking : camera === "scanning" ? scanCopy.scanning : ""}
        </p>
        {camera === "scanning" && (
          <InlineAlert tone="info">{isForeign ? scanCopy.foreign : null}</InlineAlert>
        )}
        <span>
          {camera === "off" ? (
            <Button icon={<Camera />} onClick={() => send({ type: "camera.asked" })}>
              {scanCopy.start}
            </Button>
          ) : (
            <Button variant="secondary" icon={<CameraOff />} onClick={() => send({ type: "camera.stopped" })}>
              {scanCopy.stop}
            </Button>
          )}
        </span>
      </Stack>
      <Stack as={Form} gap={4} aria-labelledby="taper" onSubmit={look}>
        <h2 id="taper" className={heading[3]}>
          {scanCopy.typed}
        </h2>
        <TextField
          label={scanCopy.code}
          help={scanCopy.codeHelp}
          isRequired
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          value={code}
          error={isUnreadable ? scanCopy.unreadable : undefined}
          onChange={({ currentTarget: { value } }) => {
            setCode(value);
            send({ type: "code.edited" });
          }}
        />
        <span>
          <Button type="submit" variant="secondary">
            {scanCopy.look}
          </Button>
        </span>
      </Stack>
    </Columns>
  );
}
