import type { Passkey } from "@jobami/api/passkeys/contract";
import { usePasskeys } from "@jobami/api/passkeys/hooks";
import { mostPasskeys } from "@jobami/api/passkeys/routes";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { List } from "@jobami/ui/List";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { useState } from "react";
import { useNotify } from "../../../platform/notices/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import * as card from "../../../platform/settings-card/index.ts";
import { AddPasskey } from "./AddPasskey.tsx";
import { copy } from "./copy.ts";
import { PasskeyLine } from "./PasskeyLine.tsx";
import { PlaceNote } from "./PlaceNote.tsx";
import { usePasskeyPlace } from "./place.ts";
import { RemovePasskey } from "./RemovePasskey.tsx";
import { RenamePasskey } from "./RenamePasskey.tsx";

/** What is being done; one thing at a time. */
type Step = { kind: "resting" } | { kind: "adding" } | { kind: "renaming" | "removing"; passkey: Passkey };

const resting: Step = { kind: "resting" };

/** The keys of devices that open the account. */
export function PasskeysCard({ email }: { email: string }) {
  const reading = usePasskeys();
  const notify = useNotify();
  const [step, setStep] = useState(resting);
  const rest = () => setStep(resting);
  const done = (title: string) => {
    rest();
    notify({ kind: "success", title });
    void reading.mutate();
  };
  return (
    <Card element="section" padding="large" aria-labelledby="passkeys-title">
      <Stack gap={5}>
        <Stack gap={2}>
          <h2 id="passkeys-title" className={heading[3]}>
            {copy.title}
          </h2>
          <p className={text.soft}>{copy.lead}</p>
        </Stack>
        <Reading of={reading} failed={copy.failed}>
          {({ data }) => (
            <>
              {data.length === 0 ? (
                <p className={text.soft}>{copy.none}</p>
              ) : (
                <List label={copy.list}>
                  {data.map((passkey) => (
                    <PasskeyLine
                      key={passkey.id}
                      passkey={passkey}
                      onRename={() => setStep({ kind: "renaming", passkey })}
                      onRemove={() => setStep({ kind: "removing", passkey })}
                    />
                  ))}
                </List>
              )}
              {step.kind === "adding" && (
                <AddPasskey email={email} onAdded={() => done(copy.added)} onCancel={rest} />
              )}
              {step.kind === "renaming" && (
                <RenamePasskey
                  key={step.passkey.id}
                  passkey={step.passkey}
                  onRenamed={() => done(copy.renamed)}
                  onCancel={rest}
                />
              )}
              {step.kind === "removing" && (
                <RemovePasskey
                  key={step.passkey.id}
                  email={email}
                  passkey={step.passkey}
                  onRemoved={() => done(copy.removed)}
                  onCancel={rest}
                />
              )}
              {step.kind === "resting" && (
                <Beginning count={data.length} onAdd={() => setStep({ kind: "adding" })} />
              )}
            </>
          )}
        </Reading>
      </Stack>
    </Card>
  );
}

interface BeginningProps {
  count: number;
  onAdd: () => void;
}

/** The way to another passkey, or why there is none. */
function Beginning({ count, onAdd }: BeginningProps) {
  const place = usePasskeyPlace();
  if (place === null) return null;
  if (place !== "ready") return <PlaceNote place={place} />;
  if (count >= mostPasskeys) return <p className={text.soft}>{copy.full}</p>;
  return (
    <div className={card.action}>
      <Button onClick={onAdd}>{copy.add}</Button>
    </div>
  );
}
