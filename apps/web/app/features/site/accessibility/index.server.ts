export { statementOf } from "./statement.ts";
