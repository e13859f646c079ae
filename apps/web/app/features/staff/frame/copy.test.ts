import { auditKinds } from "@jobami/api/audit/contract";
import { grantedByOperator, revokedByOperator } from "@jobami/api/staff/fixtures";
import { expect, test } from "vitest";
import { actorText, actText } from "./copy.ts";

test("an act is reported in one sentence, with who did it and why", () => {
  expect(actText(grantedByOperator)).toBe("Rôle «\u202fadministration\u202f» donné à Anne Perrin");
  expect(actorText(grantedByOperator)).toBe("L’exploitant du serveur");
  expect(actText(revokedByOperator)).toBe("Rôle «\u202fmodération\u202f» retiré à Hugo Weber");
  expect(actorText({ ...revokedByOperator, actor: { kind: "person", name: "Anne Perrin" } })).toBe(
    "Anne Perrin · Fin de mission",
  );
});

test("a person who left is not named", () => {
  const gone = { ...grantedByOperator, subject: { ...grantedByOperator.subject, name: null } };
  expect(actText(gone)).toBe("Rôle «\u202fadministration\u202f» donné à un compte supprimé");
  expect(actorText({ ...gone, actor: { kind: "person", name: null } })).toBe("Un compte supprimé");
});

test("every kind of act has its sentence", () => {
  for (const kind of auditKinds) expect(actText({ ...grantedByOperator, kind })).not.toContain("undefined");
});
