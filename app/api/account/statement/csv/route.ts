import { mount } from '@/http/serve';
import { getOwnStatementCsv } from '@/modules/statement/statement.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getOwnStatementCsv);
