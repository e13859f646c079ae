import { auditKinds } from "@jobami/api/audit/contract";
import { grantedByOperator, revokedByOperator } from "@jobami/api/staff/fixtures";
import { expect, test } from "vitest";
import { actorWords, actWords } from "./copy.ts";

test("an act is told in one sentence, with who did it and why", () => {
  expect(actWords(grantedByOperator)).toBe("Rôle «\u202fadministration\u202f» donné à Anne Perrin");
  expect(actorWords(grantedByOperator)).toBe("L’exploitant du serveur");
  expect(actWords(revokedByOperator)).toBe("Rôle «\u202fmodération\u202f» retiré à Hugo Weber");
  expect(actorWords({ ...revokedByOperator, actor: { kind: "person", name: "Anne Perrin" } })).toBe(
    "Anne Perrin · Fin de mission",
  );
});

test("somebody who left is not named", () => {
  const gone = { ...grantedByOperator, subject: { ...grantedByOperator.subject, name: null } };
  expect(actWords(gone)).toBe("Rôle «\u202fadministration\u202f» donné à un compte supprimé");
  expect(actorWords({ ...gone, actor: { kind: "person", name: null } })).toBe("Un compte supprimé");
});

test("every kind of act has its sentence", () => {
  for (const kind of auditKinds) expect(actWords({ ...grantedByOperator, kind })).not.toContain("undefined");
});
