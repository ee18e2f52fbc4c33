import { mount } from '@/http/serve';
import { getShippingInstructions } from '@/modules/document/export.endpoints';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(getShippingInstructions);
