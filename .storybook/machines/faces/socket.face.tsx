import { createSocketMachine, socketView } from "@jobami/machines/flows/socket";
import { ConnectionStatus } from "@jobami/ui/patterns/ConnectionStatus";
import { connectionProps } from "../../../apps/web/app/shell/connection.props.ts";
import { faceOf, nothing } from "../viewer/Standing.tsx";

export const face = faceOf("socket", createSocketMachine({ now: Date.now }), (snapshot) => {
  const { trouble } = socketView(snapshot);
  if (trouble === null) return null;
  return <ConnectionStatus {...connectionProps(trouble, { retry: nothing, reload: nothing })} />;
});
