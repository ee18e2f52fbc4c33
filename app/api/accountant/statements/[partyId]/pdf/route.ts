import { mount } from '@/http/serve';
import { getStatementPdf } from '@/modules/statement/statement.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getStatementPdf);
