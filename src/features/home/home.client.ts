import './floating-chat.client.ts'
import './scroll-to-top.client.ts'
