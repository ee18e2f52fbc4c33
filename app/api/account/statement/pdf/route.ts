import { mount } from '@/http/serve';
import { getOwnStatementPdf } from '@/modules/statement/statement.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getOwnStatementPdf);
