import { displayText } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { messagesRoutes } from "@jobami/api/messages/routes";
import { Button } from "@jobami/ui/Button";
import { MessageCircle } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { conversationPath } from "../../../paths.ts";
import { useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { copy } from "./copy.ts";
import { opening } from "./messages.actors.ts";

interface WriteButtonProps {
  proposalId: string;
  prenom: string;
  /** What one is to write next, where the button stands for that; it is the first one then. */
  label?: string | undefined;
}

/** Opens the conversation with the other side of a proposal. */
export function WriteButton({ proposalId, prenom, label }: WriteButtonProps) {
  const api = useApi();
  const readings = useReadings();
  const notify = useNotify();
  const navigate = useNavigate();
  const [machine] = useState(() => opening(api));
  const { isSending, submit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      readings.readAgain(messagesRoutes.list);
      void navigate(conversationPath(answer.id));
    },
    "submission.refused": () => notify({ kind: "error", title: copy.openFailed }),
  });
  return (
    <Button
      variant={label === undefined ? "secondary" : "primary"}
      icon={<MessageCircle />}
      isPending={isSending}
      onClick={() => submit({ proposalId })}
    >
      {label ?? `${copy.writeTo} ${displayText(prenom)}`}
    </Button>
  );
}
