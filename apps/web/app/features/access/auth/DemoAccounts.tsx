import type { DemoAccount } from "@jobami/api/pages/contract";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import * as css from "./AuthPage.css.ts";
import { login } from "./login.copy.ts";

interface DemoAccountsProps {
  accounts: readonly DemoAccount[];
  onChoose: (account: DemoAccount) => void;
}

/** Accounts to try while in demo: choosing one fills the form. */
export function DemoAccounts({ accounts, onChoose }: DemoAccountsProps) {
  return (
    <Stack as="section" gap={3} className={css.demo} aria-labelledby="demo-accounts">
      <div>
        <h2 id="demo-accounts" className={heading[4]}>
          {login.demoTitle}
        </h2>
        <p className={text.small}>{login.demoHelp}</p>
      </div>
      <Stack as="ul" gap={1}>
        {accounts.map((account) => (
          <li key={account.email}>
            <Inline
              as="button"
              type="button"
              gap={3}
              rowGap={0}
              align="center"
              className={css.demoAccount}
              onClick={() => onChoose(account)}
            >
              <span className={css.demoLabel}>{account.label}</span>
              <span className={text.small}>{account.email}</span>
            </Inline>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
