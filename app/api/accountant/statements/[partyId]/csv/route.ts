import { mount } from '@/http/serve';
import { getStatementCsv } from '@/modules/statement/statement.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getStatementCsv);
